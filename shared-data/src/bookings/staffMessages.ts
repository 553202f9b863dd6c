import { shopNow } from '../staffClock';
import {
  type BookedState,
  type CustomerMessage,
  type KnownBooking,
  messageAbout,
} from './customerMessage';

/** The message that these changes of a booking send, which leave its time as it is. */
export const messageOf = (
  booking: KnownBooking,
  {
    status = booking.status,
    stage = booking.stage,
  }: { [Name in keyof BookedState]?: BookedState[Name] | undefined },
): CustomerMessage | undefined =>
  messageAbout(booking, { status, stage, starts_at: booking.starts_at }, shopNow());
