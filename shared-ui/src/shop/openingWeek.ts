import type { OpeningDays, Shop } from '@shop/shared-contract';

/** From Monday to Sunday. A content file of an earlier release has no breaks. */
export const openingWeek = (shop: Shop): readonly OpeningDays[] =>
  shop.openingHours ??
  [shop.hours.weekdays, shop.hours.saturday, shop.hours.sunday].map((hours, n) => ({
    first: n ? n + 5 : 1,
    last: n + 5,
    spans: hours ? [hours] : [],
  }));
