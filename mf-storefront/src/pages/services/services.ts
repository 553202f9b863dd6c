import type { ParseKeys } from 'i18next';
import repairs from '../../pictures/auto-repairs.svg';
import body from '../../pictures/body-shop.svg';
import tires from '../../pictures/tire-services.svg';

export interface ServiceGroup {
  id: 'tires' | 'repairs' | 'body';
  picture: string;
  items: readonly ParseKeys<'services'>[];
}

export const services: readonly ServiceGroup[] = [
  {
    id: 'tires',
    picture: tires,
    items: [
      'tires.items.new',
      'tires.items.used',
      'tires.items.flat',
      'tires.items.rotation',
      'tires.items.balancing',
      'tires.items.pressure',
    ],
  },
  {
    id: 'repairs',
    picture: repairs,
    items: [
      'repairs.items.brakes',
      'repairs.items.oil',
      'repairs.items.diagnostics',
      'repairs.items.alignment',
      'repairs.items.battery',
      'repairs.items.cooling',
    ],
  },
  {
    id: 'body',
    picture: body,
    items: [
      'body.items.dents',
      'body.items.collision',
      'body.items.paint',
      'body.items.bumpers',
      'body.items.headlights',
      'body.items.insurance',
    ],
  },
];
