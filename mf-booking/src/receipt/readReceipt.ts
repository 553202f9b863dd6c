import type { BookingReceipt } from '@shop/shared-data';

const texts = ['reference', 'status', 'cancel_token'] as const;
const maybeTexts = ['service', 'date', 'slot', 'starts_at', 'ends_at'] as const;

/**
 * Reads the receipt that a page left in its own history entry.
 * @param state `useLocation().state`, which may come from an older release or be anything at all
 */
export function readReceipt(state: unknown): BookingReceipt | null {
  if (typeof state !== 'object' || state === null || !('receipt' in state)) return null;
  const receipt = state.receipt as Record<string, unknown> | null;
  const isWhole =
    texts.every((key) => typeof receipt?.[key] === 'string') &&
    maybeTexts.every((key) => receipt?.[key] === null || typeof receipt?.[key] === 'string');
  return isWhole ? (receipt as BookingReceipt) : null;
}
