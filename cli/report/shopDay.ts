import { SHOP_ZONE } from '../../shared-contract/src/shop';

/** The shop's day, by which reports are counted, so many days before an instant: `2026-03-02`. */
export function shopDay(at: Date, daysAgo = 0): string {
  // The sv-SE locale formats as YYYY-MM-DD.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_ZONE }).format(at);
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - daysAgo);
  return day.toISOString().slice(0, 10);
}
