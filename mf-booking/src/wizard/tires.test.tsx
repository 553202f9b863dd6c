import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { confirmBooking, databaseError, fakeBackend } from '../testSupport/fakeBackend';
import { renderRoute } from '../testSupport/renderRoute';
import { visitor } from '../testSupport/visitor';

setSystemTime('2026-11-21T12:00:00Z');
const backend = fakeBackend();

const PRODUCT = '00000000-0000-4000-8000-0000000000e1';
const address = `/booking?tires=${PRODUCT}&count=4`;
const name = 'CrossClimate2 225/65R17';
const panel = () => within(screen.getByRole('region', { name: 'Your tires' }));

const offer = (part: object = {}) =>
  backend.on('tire_offer', ({ p_count }) => ({
    body: { name, price: 100, available: 8, installed: Number(p_count) * 141.32, ...part },
  }));
const bookTires = (body: Record<string, unknown>) => ({
  body: {
    ...Object(confirmBooking(body)?.body),
    tires: (body['p_tires'] as object[]).map((each) => ({ ...each, name })),
    total: 565.28,
  },
});

/** Opens the wizard with four tires, and chooses day and time. */
async function open() {
  await renderRoute(address);
  await screen.findByText(`4 × ${name}`);
}
async function reachDetails() {
  await visitor.chooses('Monday, November 23, 2026');
  await visitor.chooses('10:00 AM');
  await visitor.fillsInDetails();
}
const nameIsKept = () => expect(screen.getByLabelText(/Full name/)).toHaveValue('Ana Torres');

test('books the tires of the address with the price that the visitor saw', async () => {
  offer();
  await open();
  expect(screen.getByRole('heading', { name: 'Which day works for you?' })).toBeVisible();
  expect(panel().getByText('$565.28 installed')).toBeVisible();
  await reachDetails();
  expect(screen.getByRole('complementary')).toHaveTextContent(
    /ServiceTire Installation.*, \$565\.28 installedTotal30 min · \$565\.28/,
  );
  backend.on('book_appointment', bookTires);
  await visitor.presses('Book appointment');
  const receipt = await screen.findByRole('region', { name: /^You’re booked/ });
  expect(receipt).toHaveTextContent(`ServiceTire InstallationTires4 × ${name}, $565.28 installed`);
  expect(receipt).toHaveTextContent('Price$565.28');
  expect(backend.sentTo('book_appointment')).toMatchObject([
    {
      p_service: 'tire-rotation',
      p_tires: [{ product: PRODUCT, count: 4, installed: 565.28 }],
    },
  ]);
  expect(screen.queryByRole('region', { name: 'Your tires' })).toBeNull();
});

test('says at once that fewer are left, and takes those', async () => {
  offer({ available: 2 });
  await open();
  expect(panel().getByRole('alert')).toHaveTextContent('Only 2 of these tires left.');
  await visitor.presses('Book with 2');
  expect(await panel().findByText(`2 × ${name}`)).toBeVisible();
  expect(panel().getByText('$282.64 installed')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Which day works for you?' })).toHaveFocus();
});

test.each([
  ['sold', { body: null }, 'See other tires', '/tires/all'],
  [
    'out of stock',
    { body: { name, price: 100, available: 0, installed: 565.28 } },
    'See other 225/65R17 tires',
    '/tires/all?q=225/65R17#results',
  ],
  [
    'out of stock, with a size without height',
    { body: { name: 'Van 4S 195R14C', price: 100, available: 0, installed: 565.28 } },
    'See other 195R14C tires',
    '/tires/all?q=195R14C#results',
  ],
])('asks for a decision before the calendar when they are %s', async (_, reply, others, to) => {
  backend.on('tire_offer', () => reply);
  await renderRoute(address);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'These tires are no longer available.',
  );
  expect(panel().getByRole('link', { name: others })).toHaveAttribute('href', to);
  expect(screen.queryByRole('heading', { name: 'Which day works for you?' })).toBeNull();
  await visitor.presses('Book without tires');
  backend.on('book_appointment', confirmBooking);
  await reachDetails();
  await visitor.presses('Book appointment');
  await screen.findByRole('region', { name: /^You’re booked/ });
  expect(backend.sentTo('book_appointment')).toMatchObject([{ p_tires: [] }]);
});

test('keeps what was typed when others take the tires, and books without them with the same key', async () => {
  offer();
  await open();
  await reachDetails();
  backend.on('book_appointment', () => {
    offer({ available: 0 });
    return databaseError(409, 'tires_sold', 'PT409');
  });
  await visitor.presses('Book appointment');
  await screen.findByText(/We no longer have as many/);
  nameIsKept();
  backend.on('book_appointment', bookTires);
  const [, beside] = screen.getAllByRole('button', { name: 'Book without tires' });
  await userEvent.click(beside as HTMLElement);
  expect(screen.queryByText(/We no longer have as many/)).toBeNull();
  nameIsKept();
  await visitor.presses('Book appointment');
  await screen.findByRole('region', { name: /^You’re booked/ });
  const [first, second] = backend.sentTo('book_appointment');
  // The first attempt may have been stored after all.
  expect(second).toMatchObject({ p_tires: [], p_key: first?.['p_key'] });
});

test('shows a changed price, and books with it when the visitor sends the form again', async () => {
  offer();
  await open();
  await reachDetails();
  backend.on('book_appointment', () => {
    offer({ installed: 600 });
    return databaseError(409, 'price_changed', 'PT409');
  });
  await visitor.presses('Book appointment');
  expect(await screen.findByText(/is now \$600\.00 installed/)).toBeVisible();
  expect(panel().getByText('$600.00 installed')).toBeVisible();
  nameIsKept();
  backend.on('book_appointment', bookTires);
  await visitor.presses('Book appointment');
  await screen.findByRole('region', { name: /^You’re booked/ });
  expect(backend.sentTo('book_appointment')[1]).toMatchObject({ p_tires: [{ installed: 600 }] });
});

test('names no price when the changed one could not be loaded', async () => {
  offer();
  await open();
  await reachDetails();
  backend.on('book_appointment', () => {
    backend.on('tire_offer', () => null);
    return databaseError(409, 'price_changed', 'PT409');
  });
  await visitor.presses('Book appointment');
  await screen.findByText('Your appointment is not booked yet');
  expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent(
    /not booked yet.*We can’t check whether your tires are available right now/,
  );
  nameIsKept();
});

test('offers a booking without tires when too many were promised today', async () => {
  offer();
  await open();
  await reachDetails();
  backend.on('book_appointment', () => databaseError(429, 'tires_limited', 'PT429'));
  await visitor.presses('Book appointment');
  expect(
    await screen.findByText(/only take a few online bookings with tires each day/),
  ).toBeVisible();
  nameIsKept();
});

test('does not book tires whose price could not be loaded', async () => {
  backend.on('tire_offer', () => null);
  await renderRoute(address);
  expect(await screen.findByText(/can’t check whether your tires are available/)).toBeVisible();
  await reachDetails();
  await visitor.presses('Book appointment');
  expect(await screen.findByText(/We couldn’t reach the shop’s server/)).toBeVisible();
  offer();
  await visitor.presses('Try again');
  expect(screen.getByRole('heading', { name: 'How do we reach you?' })).toHaveFocus();
  expect(await panel().findByText('$565.28 installed')).toBeVisible();
  nameIsKept();
  expect(backend.sentTo('book_appointment')).toEqual([]);
});

test('adds tires to a booking that was begun, and keeps its details and services', async () => {
  offer();
  await renderRoute('/booking');
  await visitor.choosesOilChange();
  await visitor.fillsInDetails();
  await visitor.follows('Elsewhere');
  await visitor.follows('Booking with tires');
  await screen.findByText(`4 × ${name}`);
  await visitor.presses('Next');
  await visitor.presses('Next');
  nameIsKept();
  expect(screen.getByRole('complementary')).toHaveTextContent(
    /ServiceOil Change, Tire Installation.*Total1 hour 15 min · \$610\.28/,
  );
  await visitor.presses('Back');
  const box = screen.getByRole('checkbox', { name: /^Tire Installation 30 min · included$/ });
  expect(box).toBeDisabled();
  expect(box).toBeChecked();
});

test('the service that holds the bay stays when another service is chosen, and leaves with the tires', async () => {
  offer();
  await open();
  await visitor.presses('Back');
  expect(
    screen.getByRole('radio', { name: /^Tire Installation\s*30 min · included/ }),
  ).toBeChecked();
  await visitor.choosesOilChange();
  const summary = () => screen.getByRole('complementary');
  expect(summary()).toHaveTextContent(
    /ServiceOil Change, Tire Installation.*Total1 hour 15 min · \$610\.28/,
  );
  expect(backend.sentTo('slot_availability').at(-1)).toMatchObject({
    p_services: ['oil-change', 'tire-rotation'],
  });
  await visitor.presses('Book without tires');
  expect(summary()).toHaveTextContent(/ServiceOil ChangeDate.*Total45 min · \$45\.00/);
});

test('a further service takes the place of the one that leaves with the tires', async () => {
  offer();
  await open();
  await userEvent.click(screen.getByText(/^Add another service/));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Oil Change/ }));
  expect(screen.getByText('Total: 1 hour 15 min · $610.28')).toBeVisible();
  await visitor.presses('Book without tires');
  await visitor.presses('Back');
  expect(screen.getByRole('radio', { checked: true })).toBe(
    screen.getByRole('radio', { name: /^Oil Change/ }),
  );
});

test('tires that were taken out stay out when the visitor comes back', async () => {
  offer();
  await open();
  await visitor.presses('Book without tires');
  await visitor.follows('Elsewhere');
  await visitor.presses('Back in history');
  expect(screen.getByRole('heading', { name: 'Which day works for you?' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your tires' })).toBeNull();
});
