import type { Translate } from '@shop/shared-i18n';
import type { PriceBand } from '../../catalogue/priceBand';
import type { en } from './locales/en';

const dollars = (amount = 0) => `$${amount}`;

/** A price band as the visitor reads it. */
export function bandLabel({ from, to }: PriceBand, t: Translate<typeof en>): string {
  if (from === undefined) return t('filters.bands.under', { to: dollars(to) });
  if (to === undefined) return t('filters.bands.over', { from: dollars(from) });
  return t('filters.bands.between', { from: dollars(from), to: dollars(to) });
}
