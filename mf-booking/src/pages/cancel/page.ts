import { definePage } from '@shop/shared-contract';
import { bookingMessages } from '../booking/messages/bookingMessages';
import { CancelPage } from './CancelPage';
import { cancelMessages } from './messages/cancelMessages';

export default definePage({
  Component: CancelPage,
  messages: [cancelMessages, bookingMessages],
});
