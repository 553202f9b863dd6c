import { paths } from '@shop/shared-contract';
import type { ParseKeys } from 'i18next';
import { bookingPath } from '../../bookingPath';
import repairs from '../../pictures/auto-repairs.svg';
import body from '../../pictures/body-shop.svg';
import tires from '../../pictures/tire-services.svg';

export interface ServiceGroup {
  id: 'tires' | 'repairs' | 'body';
  picture: string;
  /** `to` leads to the products, or to the wizard with the service. */
  items: readonly { text: ParseKeys<'services'>; to?: string }[];
}

export const services: readonly ServiceGroup[] = [
  {
    id: 'tires',
    picture: tires,
    items: [
      { text: 'tires.items.new', to: paths.tires('new-tires') },
      { text: 'tires.items.used', to: paths.tires('used-tires') },
      { text: 'tires.items.flat' },
      { text: 'tires.items.rotation', to: bookingPath({ service: 'tire-rotation' }) },
      { text: 'tires.items.balancing' },
      { text: 'tires.items.pressure' },
    ],
  },
  {
    id: 'repairs',
    picture: repairs,
    items: [
      { text: 'repairs.items.brakes', to: bookingPath({ service: 'brake-service' }) },
      { text: 'repairs.items.oil', to: bookingPath({ service: 'oil-change' }) },
      { text: 'repairs.items.diagnostics', to: bookingPath({ service: 'engine-diagnostic' }) },
      { text: 'repairs.items.alignment', to: bookingPath({ service: 'wheel-alignment' }) },
      { text: 'repairs.items.battery', to: bookingPath({ service: 'battery-replacement' }) },
      { text: 'repairs.items.cooling' },
    ],
  },
  {
    id: 'body',
    picture: body,
    items: [
      { text: 'body.items.dents' },
      { text: 'body.items.collision' },
      { text: 'body.items.paint' },
      { text: 'body.items.bumpers' },
      { text: 'body.items.headlights' },
      { text: 'body.items.insurance' },
    ],
  },
];
