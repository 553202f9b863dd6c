import type { OpeningDays, Shop } from '@shop/shared-contract';

/**
 * Returns the opening hours of the week, from Monday to Sunday.
 * @param shop the facts that the page shows; a content file of an earlier release has no breaks
 */
export const openingWeek = (shop: Shop): readonly OpeningDays[] =>
  shop.openingHours ??
  [shop.hours.weekdays, shop.hours.saturday, shop.hours.sunday].map((hours, n) => ({
    first: n ? n + 5 : 1,
    last: n + 5,
    spans: hours ? [hours] : [],
  }));
