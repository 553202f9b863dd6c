import { queryKeys } from '../../../lists/queryKeys';

export const tiresKey = (booking: string) => [...queryKeys.bookings, 'tires', booking];
