import { paths } from '@shop/shared-contract';

/** The list of bookings, with one of them. */
export const bookingAddress = (reference: string) =>
  `${paths.admin('bookings')}?view=list&q=${encodeURIComponent(reference)}`;
