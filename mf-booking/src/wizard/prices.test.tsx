import { provideShop, resetShop } from '@shop/shared-contract';
import { seedServices } from '@shop/shared-data';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen } from '@testing-library/react';
import { confirmBooking, databaseError, fakeBackend } from '../testSupport/fakeBackend';
import { renderRoute } from '../testSupport/renderRoute';
import { visitor } from '../testSupport/visitor';

setSystemTime('2026-11-21T12:00:00Z');
const backend = fakeBackend();
afterEach(resetShop);

const MONDAY = 'Monday, November 23, 2026';

/** Monday until 10:30 in the morning. */
const publishOffers = () =>
  provideShop({
    discounts: [
      { percent: 10, amount: undefined },
      { percent: undefined, amount: 6 },
    ].map(({ percent, amount }) => ({
      ...{ service: 'oil-change', from: '2026-11-23T13:00:00Z', until: '2026-11-23T15:30:00Z' },
      ...(percent ? { percent } : { amount: Number(amount) }),
    })),
  });

async function reachDetails(time: string) {
  await renderRoute('/booking');
  await visitor.chooses(/^Oil Change/);
  await visitor.chooses(MONDAY);
  await visitor.chooses(time);
  await visitor.fillsInDetails();
}
const summary = () => screen.getByRole('complementary');

test('a visit within the time of two offers costs what the better one leaves', async () => {
  publishOffers();
  backend.on('book_appointment', confirmBooking);
  await reachDetails('10:00 AM');
  expect(summary()).toHaveTextContent('Total45 min · $39.00');
  await visitor.presses('Book appointment');
  const receipt = await screen.findByRole('region', { name: /^You’re booked/ });
  expect(receipt).toHaveTextContent('Price$39.00');
  expect(backend.sentTo('book_appointment')).toMatchObject([{ p_prices: [39] }]);
});

test('a visit after the end of the offers costs the price of the service', async () => {
  publishOffers();
  await reachDetails('11:00 AM');
  expect(summary()).toHaveTextContent('Total45 min · $45.00');
});

test('a service whose price is named on request says so, and is booked without a price', async () => {
  provideShop({
    services: seedServices.map((service) =>
      service.id === 'oil-change' ? { ...service, price: 0 } : service,
    ),
  });
  backend.on('book_appointment', confirmBooking);
  await reachDetails('10:00 AM');
  expect(summary()).toHaveTextContent('Total45 min · Price on request');
  await visitor.presses('Book appointment');
  expect(await screen.findByRole('region', { name: /^You’re booked/ })).not.toHaveTextContent('$');
  expect(backend.sentTo('book_appointment')).toMatchObject([{ p_prices: [null] }]);
});

test('names the price of now where the page shows an older one, and books at it', async () => {
  publishOffers();
  await reachDetails('10:00 AM');
  const refusal = databaseError(409, 'service_price_changed', 'PT409');
  backend.on('book_appointment', () => ({
    ...refusal,
    body: { ...Object(refusal.body), details: '[45.00]' },
  }));
  await visitor.presses('Book appointment');
  expect(await screen.findByText(/The total has changed: \$45\.00/)).toBeVisible();
  expect(summary()).toHaveTextContent('Total45 min · $45.00');
  backend.on('book_appointment', confirmBooking);
  await visitor.presses('Book appointment');
  const receipt = await screen.findByRole('region', { name: /^You’re booked/ });
  expect(receipt).toHaveTextContent('Price$45.00');
  expect(backend.sentTo('book_appointment')).toMatchObject([
    { p_prices: [39] },
    { p_prices: [45] },
  ]);
});
