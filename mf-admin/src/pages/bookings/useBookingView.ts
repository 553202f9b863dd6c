import { parseDate, today } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';
import { useSearchParams } from '@shop/shared-vendor';
import { isMeant } from './parseDay';

/** How far the list looks back and ahead by itself, in days. Visitors book up to 31 days ahead. */
const LOOKS_BACK = 7;
const LOOKS_AHEAD = 31;

function dayOr(text: string | null, otherwise: string) {
  if (!text || !isMeant(text)) return otherwise;
  try {
    return parseDate(text).toString();
  } catch {
    return otherwise;
  }
}

/** Which bookings are looked at and how; the address says it. Days are `2026-11-23`. */
export function useBookingView() {
  const [params, setParams] = useSearchParams();
  const now = today(SHOP_ZONE);
  const day = dayOr(params.get('day'), now.toString());
  const from = dayOr(params.get('from'), now.subtract({ days: LOOKS_BACK }).toString());
  const until = dayOr(params.get('to'), now.add({ days: LOOKS_AHEAD }).toString());

  const isReversed = until < from;

  const change = (changes: Record<string, string>) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changes }), {
      replace: true,
    });
  return {
    view: params.get('view') === 'list' ? ('list' as const) : ('day' as const),
    today: now.toString(),
    day,
    from,
    to: isReversed ? from : until,
    status: params.get('status') ?? '',
    change,
    /** The day so many days after the one shown. */
    dayAfter: (days: number) => parseDate(day).add({ days }).toString(),
  };
}
export type BookingView = ReturnType<typeof useBookingView>;
