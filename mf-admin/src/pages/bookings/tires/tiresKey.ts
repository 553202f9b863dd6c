import { queryKeys } from '../../../lists/queryKeys';

/** The query key of the tires of a booking. */
export const tiresKey = (booking: string) => [...queryKeys.bookings, 'tires', booking];
