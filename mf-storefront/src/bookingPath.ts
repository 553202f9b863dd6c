import { paths } from '@shop/shared-contract';

/** What the booking wizard reads from its address: a service's id, a day with a time of it, tires or a part to install. */
type Choice =
  | { service: string }
  | { service?: string; date: string; time: string }
  | { tires: string; count: number }
  | { product: string };

/** Returns the path of the booking wizard that opens with this choice, `/booking?service=oil-change`. */
export const bookingPath = (choice: Choice) =>
  `${paths.booking()}?${Object.entries(choice)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;
