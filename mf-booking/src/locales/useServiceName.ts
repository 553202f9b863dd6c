import { useTranslate } from '@shop/shared-i18n';
import { findService } from '../rules/services';
import { bookingLocales } from './bookingLocales';

/** Tells a service's name and duration in the visitor's language. */
export function useServiceWords() {
  const t = useTranslate(bookingLocales);
  return {
    /** The name; an id of another release has none. */
    nameOf: (id: string | null) => {
      const service = findService(id);
      return service && t(`services.${service.key}`);
    },
    durationOf: (minutes: number) => {
      if (minutes < 60) return t('duration.minutes', { minutes });
      return minutes === 60 ? t('duration.hour') : t('duration.hours', { hours: minutes / 60 });
    },
  };
}
