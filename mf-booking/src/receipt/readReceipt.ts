import type { BookingReceipt } from '@shop/shared-data';

const requiredTexts = ['reference', 'status', 'cancel_token'] as const;
const nullableTexts = ['service', 'date', 'slot', 'starts_at', 'ends_at'] as const;

/**
 * Reads the receipt that the booking page stored in its own history entry.
 * @param state `useLocation().state`: another release may have written it, or it may be any value
 */
export function readReceipt(state: unknown): BookingReceipt | null {
  if (typeof state !== 'object' || state === null || !('receipt' in state)) return null;
  const receipt = state.receipt as Record<string, unknown> | null;
  const isWhole =
    requiredTexts.every((key) => typeof receipt?.[key] === 'string') &&
    nullableTexts.every((key) => receipt?.[key] === null || typeof receipt?.[key] === 'string');
  return isWhole ? (receipt as BookingReceipt) : null;
}
