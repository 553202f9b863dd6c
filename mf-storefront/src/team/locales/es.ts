import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  photo: 'Foto de {{name}}',
  years_one: 'Más de un año de experiencia',
  years_other: 'Más de {{count, number}} años de experiencia',
};
