import { useTranslate } from '@shop/shared-i18n';
import { findService } from '../rules/services';
import { bookingLocales } from './bookingLocales';

/** Returns a function from a service's id to its name; an id of another release has no name. */
export function useServiceName() {
  const t = useTranslate(bookingLocales);
  return (id: string | null) => {
    const service = findService(id);
    return service && t(`services.${service.id}`);
  };
}
