import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  'before-1': 'Una llanta gastada, casi sin dibujo',
  'after-1': 'Una llanta nueva de dibujo hondo en el mismo rin',
  'before-2': 'Un disco de freno oxidado y rayado',
  'after-2': 'Un disco de freno nuevo y brillante con su cáliper',
  'before-3': 'Una salpicadera (tapalodo, guardafango) con un golpe hondo y pintura rayada',
  'after-3': 'La misma salpicadera, lisa y recién pintada',
  'equipment-lift': 'Un carro levantado en un elevador de dos postes',
  'equipment-alignment':
    'Un carro en la máquina de alineación con reflectores de medición en las ruedas',
  'equipment-balancer': 'Una rueda girando en la balanceadora',
  'article-wheel-alignment':
    'Un carro visto desde arriba, con líneas que muestran los ángulos de sus ruedas',
  'article-winter-tires': 'Una llanta de dibujo profundo junto a un camino nevado de montaña',
  'article-brake-signs': 'Un disco de freno junto a una luz de advertencia encendida',
  'article-tread-depth': 'Un medidor y una moneda en las ranuras de una llanta',
};
