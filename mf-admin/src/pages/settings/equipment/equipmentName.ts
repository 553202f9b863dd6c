import type { Translate } from '@shop/shared-i18n';
import type { en } from '../locales/en';

/** The name of a piece of equipment; of one without a translation, its identifier with spaces. */
export const equipmentName = (t: Translate<typeof en>, id: string) =>
  t(`equipment.known.${id}` as 'equipment.known.lift', { defaultValue: id.replaceAll('-', ' ') });
