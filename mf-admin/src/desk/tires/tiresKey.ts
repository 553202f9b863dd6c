import { queryKeys } from '../../shop/rows/queryKeys';

export const tiresKey = (booking: string) => [...queryKeys.bookings, 'tires', booking];
