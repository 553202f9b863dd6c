import { parseDate, today } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';
import { useSearchParams } from '@shop/shared-vendor';
import { parseDay } from './parseDay';

/** The days that the list covers by default. Visitors book up to 31 days ahead. */
const DAYS_BACK = 7;
const DAYS_AHEAD = 31;

/** Which bookings show, and how. The state is stored in the address; days are `2026-11-23`. */
export function useBookingView() {
  const [params, setParams] = useSearchParams();
  const now = today(SHOP_ZONE);
  const day = parseDay(params.get('day')) ?? now.toString();
  const from = parseDay(params.get('from')) ?? now.subtract({ days: DAYS_BACK }).toString();
  const to = parseDay(params.get('to')) ?? now.add({ days: DAYS_AHEAD }).toString();

  // A range that ends before it starts covers one day.
  const isReversed = to < from;

  const change = (changes: Record<string, string>) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changes }), {
      replace: true,
    });
  return {
    view: params.get('view') === 'list' ? ('list' as const) : ('day' as const),
    today: now.toString(),
    day,
    from,
    to: isReversed ? from : to,
    status: params.get('status') ?? '',
    change,
    /** The day that many days after the one shown. */
    dayAfter: (days: number) => parseDate(day).add({ days }).toString(),
  };
}
export type BookingView = ReturnType<typeof useBookingView>;
