import type { PublishedService } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';

/** Takes off all wheels too, so it holds the bay in a new shop, which has no installation of its own. */
const STAND_IN = 'tire-rotation';

/** Ids of services that hold a bay while tires are installed, the most fitting first. */
const tireServices = ['tire-installation', 'tire-mounting', STAND_IN];

/** The service that holds the bay for tires. Its work is part of the installed price, so it is not charged again. */
export const tireService = (services: readonly PublishedService[]): string | undefined =>
  mostFitting(services.filter(({ inWizard }) => inWizard).map(({ id }) => id));

const mostFitting = (services: readonly string[]) =>
  tireServices.find((id) => services.includes(id));

/** Undefined for a booking without tires. */
export const bayOf = (
  services: readonly string[],
  tires: readonly unknown[],
): string | undefined => (tires.length > 0 ? mostFitting(services) : undefined);

/**
 * Names the service that stands in for the installation of tires as what happens at the visit.
 * @param bay the service that holds the bay for tires; undefined without tires
 */
export function useServiceName(bay: string | undefined) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  return ({ id, name }: Pick<PublishedService, 'id' | 'name'>): string =>
    id === bay && id === STAND_IN ? t('tires.service') : name[language];
}
