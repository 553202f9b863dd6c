import { definePage } from '@shop/shared-contract';
import { BookingPage } from './BookingPage';
import { bookingLocales } from './locales/bookingLocales';

export default definePage({ Component: BookingPage, locales: [bookingLocales] });
