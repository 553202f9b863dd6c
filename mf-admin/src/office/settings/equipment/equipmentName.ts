import type { TFunction } from 'i18next';

/** The name of a piece of equipment; of one without a translation, its identifier with spaces. */
export const equipmentName = (t: TFunction<'adminSettings'>, id: string) =>
  t(`equipment.known.${id}` as 'equipment.known.lift', { defaultValue: id.replaceAll('-', ' ') });
