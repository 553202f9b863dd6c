import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  override: {
    label: 'Desarrollo',
    question:
      'Un enlace pide usar en esta pestaña código de esta computadora: {{remotes}}. Permítalo solo si usted lo está desarrollando: podrá hacer todo lo que usted puede hacer aquí.',
    allow: 'Usarlo',
    refuse: 'Seguir con el sitio publicado',
    text: 'Esta pestaña usa código de esta computadora: {{remotes}}',
    dismiss: 'Volver al sitio publicado',
  },
  inspector: {
    label: 'Quién dibujó qué',
  },
};
