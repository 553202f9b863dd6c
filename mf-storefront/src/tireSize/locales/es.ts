import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  label: 'Medida de la llanta (viene en el costado)',
  find: 'Ver llantas',
  problems: {
    empty: 'Escriba la medida que viene en el costado de la llanta, como 225/65R17.',
    incomplete: 'La medida no está completa: lleva ancho, altura y rin, como 225/65R17.',
    unknown: 'Esto no es una medida de llanta. Una medida se ve así: 225/65R17 o 225 65 17.',
    many: 'Escriba una medida, o dos si las llantas traseras son distintas.',
  },
};
