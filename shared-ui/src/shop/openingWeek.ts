import type { OpeningDays, OpenSpans, Shop } from '@shop/shared-contract';

const spansOf = (hours: string): OpenSpans => (hours ? [hours] : []);

/**
 * Returns the opening hours of the week, from Monday to Sunday.
 * @param shop the facts that the page shows; a content file of an earlier release has no breaks
 */
export function openingWeek(shop: Shop): readonly OpeningDays[] {
  if (shop.openingHours) return shop.openingHours;
  const { weekdays, saturday, sunday } = shop.hours;
  return [
    { first: 1, last: 5, spans: spansOf(weekdays) },
    { first: 6, last: 6, spans: spansOf(saturday) },
    { first: 7, last: 7, spans: spansOf(sunday) },
  ];
}
