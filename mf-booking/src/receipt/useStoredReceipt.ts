import { type BookingReceipt, findBooking, type ManagedBooking } from '@shop/shared-data';
import { useHydrated } from '@shop/shared-ui';
import { useEffect, useState } from 'react';

const requiredTexts = ['reference', 'status', 'cancel_token'] as const;
const nullableTexts = ['service', 'date', 'slot', 'starts_at', 'ends_at'] as const;

/** Reads the receipt of a history entry, which another release may have written. */
export function readReceipt(state: unknown): BookingReceipt | null {
  if (typeof state !== 'object' || state === null || !('receipt' in state)) return null;
  const receipt = state.receipt as Record<string, unknown> | null;
  const isWhole =
    requiredTexts.every((key) => typeof receipt?.[key] === 'string') &&
    nullableTexts.every((key) => receipt?.[key] === null || typeof receipt?.[key] === 'string');
  const lists = [receipt?.['further_services'], receipt?.['tires']];
  return isWhole && lists.every((list) => list === undefined || Array.isArray(list))
    ? (receipt as BookingReceipt)
    : null;
}

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
