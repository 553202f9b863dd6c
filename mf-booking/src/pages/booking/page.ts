import { definePage } from '@shop/shared-contract';
import { bookingLocales } from '../../locales/bookingLocales';
import { BookingPage } from './BookingPage';

export default definePage({ Component: BookingPage, locales: [bookingLocales] });
