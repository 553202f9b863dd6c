import { SHOP_ZONE } from '@shop/shared-contract';

/** Returns today on the shop's calendar. Swedish dates are written as ISO dates: `2026-11-23`. */
export const shopToday = () => new Intl.DateTimeFormat('sv', { timeZone: SHOP_ZONE }).format();
