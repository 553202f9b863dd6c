import type { Translate } from '@shop/shared-i18n';
import type { en } from './locales/en';

/** The name of a service; of one without a translation, its id. */
export const serviceName = (t: Translate<typeof en>, id: string) =>
  t(`services.${id}` as 'services.oil-change', { defaultValue: id });
