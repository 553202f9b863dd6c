import type { BookingStatus } from '@shop/shared-data';

/** Dictionary keys have no underscores: staff's content blocks would read them as dots. */
export const statusKey = (status: BookingStatus) =>
  `status.${status === 'no_show' ? 'noShow' : status}` as const;
