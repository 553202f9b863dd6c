import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  label: 'Medida de la llanta (viene en el costado)',
  find: 'Ver llantas',
  meaning:
    'En 225/65R17 102H, 225 es el ancho en milímetros, 65 la altura como porcentaje del ancho, R17 el rin en pulgadas y 102H el índice de carga y de velocidad.',
  parts: {
    width: 'Ancho',
    height: 'Altura',
    rim: 'Rin',
    service: 'Carga y velocidad',
  },
  problems: {
    empty: 'Escriba la medida que viene en el costado de la llanta, como 225/65R17.',
    height: 'Falta la altura: los dos números después de la diagonal, como en 225/65R17.',
    rim: 'Falta el rin: los dos números después de la R, como en 225/65R17.',
    unknown: 'Esto no es una medida de llanta. Una medida se ve así: 225/65R17 o 225 65 17.',
    many: 'Escriba una medida, o dos si las llantas traseras son distintas.',
  },
};
