import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  override: {
    label: 'Desarrollo',
    asked:
      'Un enlace pide que esta página use código de esta computadora: {{remotes}}. Permítalo solo si usted lo está desarrollando: ese código podrá hacer todo lo que usted puede hacer aquí.',
    allow: 'Usarlo',
    refuse: 'Seguir con el sitio publicado',
    never: 'Donde el personal inicia sesión no se usa código de esta computadora: {{remotes}}',
    running: 'Esta página usa código de esta computadora: {{remotes}}',
    dismiss: 'Volver al sitio publicado',
  },
  inspector: {
    label: 'Quién dibujó qué',
  },
};
