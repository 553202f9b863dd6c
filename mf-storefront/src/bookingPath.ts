import { paths } from '@shop/shared-contract';

/** What the booking wizard reads from its address: a service's id, or a day with a time of it. */
type Choice = { service: string } | { date: string; time: string };

/** Returns the path of the booking wizard that opens with this choice, `/booking?service=oil-change`. */
export const bookingPath = (choice: Choice) =>
  `${paths.booking()}?${Object.entries(choice)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;
