import { BOOKING_DAYS, dayAfter } from '@shop/shared-contract';
import { useSearchParams } from '@shop/shared-vendor';
import { useChangeQuery } from '../address/useChangeQuery';
import { parseDay } from '../times/parseDay';
import { useNow } from '../times/useNow';

/** The days that the list covers by default, before all that visitors can choose. */
const DAYS_BACK = 7;

export const bookingViews = ['board', 'week', 'list'] as const;

const entries = ['booking', 'hold'] as const;

/** The filter of the list that mails to staff link: what visitors made within a day. */
export const RECENT = 'recent';

/** Which bookings show, and how. The state is stored in the address; days are `2026-11-23`. */
export function useBookingView() {
  const [params] = useSearchParams();
  const { today } = useNow();
  const day = parseDay(params.get('day')) ?? today;
  const from = parseDay(params.get('from')) ?? dayAfter(today, -DAYS_BACK);
  const to = parseDay(params.get('to')) ?? dayAfter(today, BOOKING_DAYS);

  const isRecent = params.get('filter') === RECENT;

  // A range that ends before it starts covers one day.
  const isReversed = to < from;

  return {
    // A link to the filter is one to the list.
    view: bookingViews.find((name) => name === params.get('view')) ?? (isRecent ? 'list' : 'board'),
    /** Whether the list shows the bookings that visitors made within a day. */
    isRecent,
    today,
    day,
    from,
    to: isReversed ? from : to,
    status: params.get('status') ?? '',
    /** The booking whose card is open. */
    booking: params.get('booking') ?? undefined,
    /** A booking of the customer who is shown. */
    customer: params.get('customer') ?? undefined,
    /** What the address asks the dialog of entries for. */
    entering: entries.find((name) => name === params.get('enter')),
    change: useChangeQuery(),
    dayAfter: (days: number) => dayAfter(day, days),
  };
}
export type BookingView = ReturnType<typeof useBookingView>;
