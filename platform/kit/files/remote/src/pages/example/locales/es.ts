import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  meta: { title: 'New page', description: 'New page en nuestro taller.' },
  hero: { title: 'New page', lead: 'Llámenos y le ayudamos enseguida.' },
};
