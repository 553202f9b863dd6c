import type { PublishedService } from '@shop/shared-contract';
import { STAND_IN_SERVICE, tireServiceOf } from '@shop/shared-data';
import { useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';

/** The service that holds the bay for tires. */
export const tireService = (services: readonly PublishedService[]): string | undefined =>
  tireServiceOf(services.filter(({ inWizard }) => inWizard).map(({ id }) => id));

/** Undefined for a booking without tires. */
export const bayOf = (
  services: readonly string[],
  tires: readonly unknown[],
): string | undefined => (tires.length > 0 ? tireServiceOf(services) : undefined);

/**
 * Names the service that stands in for the installation of tires as what happens at the visit.
 * @param bay the service that holds the bay for tires; undefined without tires
 */
export function useServiceName(bay: string | undefined) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  return ({ id, name }: Pick<PublishedService, 'id' | 'name'>): string =>
    id === bay && id === STAND_IN_SERVICE ? t('tires.service') : name[language];
}
