import { definePage } from '@shop/shared-contract';
import { BookingPage } from './BookingPage';
import { bookingMessages } from './messages/bookingMessages';

export default definePage({ Component: BookingPage, messages: [bookingMessages] });
