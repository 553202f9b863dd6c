import { useLanguage } from '@shop/shared-i18n';
import { useServices } from '../rules/useServices';

/** Returns a function from a service's id to its name; one that is no longer offered has no name. */
export function useServiceName() {
  const { language } = useLanguage();
  const services = useServices();
  return (id: string | null) => services.find((service) => service.id === id)?.name[language];
}
