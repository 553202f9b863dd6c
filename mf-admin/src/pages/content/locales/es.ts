import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Contenido',
  description: 'Textos que reemplazan a los originales en las páginas públicas.',
  search: 'Buscar contenido por nombre, texto o página',
  empty: 'No hay bloques de contenido. Las páginas públicas muestran sus textos originales.',
  group: '{{page}} ({{count}})',
  edit: 'Editar {{name}} de {{page}}',
  editShort: 'Editar',
  text: 'Texto de {{name}}',
  spanish: 'Español',
  filledIn: 'Lo que está entre llaves dobles se completa en la página: déjelo como está.',
  nothing: 'Vacío: se muestra el texto original.',
  updated: 'Contenido actualizado',
  loadFailed: 'No se pudo cargar el contenido',
  updateFailed: 'No se pudo actualizar el contenido',
};
