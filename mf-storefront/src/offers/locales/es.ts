import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Ofertas',
  instead: '{{left}} en vez de {{price}}',
  visits: 'Para citas que empiecen antes del {{day}}, {{time}}',
  products: 'Ver los productos',
  until: 'Hasta el {{day}}, {{time}}',
};
