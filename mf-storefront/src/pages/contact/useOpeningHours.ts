import { useShop } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { openingHours } from './openingHours';

/** The days that have hours of their own, as staff set them. */
export const weekParts = ['weekdays', 'saturday', 'sunday'] as const;

/** The shop's week in words; a closed day is undefined. */
export function useOpeningHours() {
  const { language } = useLanguage();
  const { hours } = useShop();
  return {
    weekdays: openingHours(hours.weekdays, language),
    saturday: openingHours(hours.saturday, language),
    sunday: openingHours(hours.sunday, language),
  };
}
