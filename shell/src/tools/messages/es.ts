import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  override: {
    label: 'Desarrollo',
    text: 'Esta pestaña usa código de esta computadora: {{remotes}}',
    dismiss: 'Volver al sitio publicado',
  },
  inspector: {
    label: 'Quién dibujó qué',
  },
};
