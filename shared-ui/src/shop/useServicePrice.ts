import { formatPrice } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';

/**
 * Returns what says the price of a service.
 * @returns a function of US dollars; of 0 too, which means that the shop names its price on request
 */
export function useServicePrice(): (price: number) => string {
  const { t } = useTranslation('common');
  return (price) => (price > 0 ? formatPrice(price) : t('askPrice'));
}
