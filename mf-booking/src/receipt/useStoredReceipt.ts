import {
  type BookingReceipt,
  bookingReceiptSchema,
  findBooking,
  type ManagedBooking,
} from '@shop/shared-data';
import { useHydrated } from '@shop/shared-ui';
import { useEffect, useState } from 'react';

/** Reads the receipt of a history entry; null where the entry has none. */
export function readReceipt(state: unknown): BookingReceipt | null {
  if (typeof state !== 'object' || state === null || !('receipt' in state)) return null;
  return isReceipt(state.receipt) ? state.receipt : null;
}

const isReceipt = (value: unknown): value is BookingReceipt =>
  bookingReceiptSchema.safeParse(value).success;

/** Reads the e-mail address of a history entry, to which the mail about its receipt goes. */
export function readEmail(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  return typeof state.email === 'string' ? state.email : undefined;
}

/**
 * Returns the receipt of this history entry with the time to which its booking was moved, or null once it is
 * cancelled. Without a response the booking counts as unchanged.
 */
export function useStoredReceipt(state: unknown): BookingReceipt | null {
  const isHydrated = useHydrated();
  const receipt = isHydrated ? readReceipt(state) : null;
  const token = receipt?.cancel_token;
  const [found, setFound] = useState<{ token: string; booking: ManagedBooking }>();
  useEffect(() => {
    if (!token) return;
    findBooking(token).then(
      (booking) => setFound({ token, booking }),
      () => {},
    );
  }, [token]);
  if (!receipt || token !== found?.token) return receipt;
  return found?.booking.status === 'cancelled' ? null : { ...receipt, ...found?.booking };
}
