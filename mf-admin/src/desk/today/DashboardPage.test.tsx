import { shopDay, shopTime } from '@shop/shared-contract';
import type { Booking } from '@shop/shared-data/staff';
import { formatDay, formatTime } from '@shop/shared-i18n';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, offline } from '../../testSupport/fakeApi';
import { openAdmin } from '../../testSupport/openAdmin';
import { booking, bookingRequest, message, product } from '../../testSupport/rows';
import { withDelivery } from '../../testSupport/workRows';

// A Monday, at noon in the shop.
setSystemTime('2026-11-23T17:00:00Z', []);
const BOOKINGS = 'bookings';
const api = fakeApi();
const today = (...bookings: Booking[]) => api.store(BOOKINGS, bookings);

test('four tiles link to their sections', async () => {
  await openAdmin('/admin/dashboard');
  await screen.findByText('Welcome, boss@example.com');
  for (const [name, href] of [
    ['Products', '/admin/products'],
    ['Content', '/admin/content'],
    ['Settings', '/admin/settings'],
    ['Users', '/admin/users'],
  ] as const) {
    const tile = screen.getByRole('heading', { name });
    expect(within(tile).getByRole('link')).toHaveAttribute('href', href);
  }
});

const late = booking({
  starts_at: '2026-11-23T16:00:00Z',
  phone: '(770) 555-0144',
  plate: 'ABC 123',
});
const later = booking({ id: '2', starts_at: '2026-11-23T18:00:00Z', name: 'Eve' });

test('shows the summary of today above the tiles', async () => {
  const requests = ['r1', 'r2', 'r3'].map((id) => ({ ...bookingRequest, id }));
  today(late, later, ...requests);
  const ids = Array.from({ length: 7 }, (_, id) => ({ id: String(id) }));
  api.store('products', [
    product({ id: 'many' }),
    ...ids.map((id) => product({ ...id, is_low: true })),
  ]);
  // One number with the one in the menu.
  api.store('contact_messages', ids.slice(2).map(message));
  await openAdmin('/admin/dashboard');
  const region = await screen.findByRole('region', { name: 'Today, Monday, November 23' });
  const summary = within(region);
  const value = (name: string) =>
    summary.getByRole('link', { name }).closest('div')?.querySelector('dd')?.textContent;
  expect(value('Appointments today')).toBe('2');
  expect(value('Requests waiting for a time')).toBe('3');
  expect(value('Unread messages')).toBe('5');
  expect(value('Products low in stock')).toBe('7');
  expect(summary.getByRole('link', { name: 'Products low in stock' })).toHaveAttribute(
    'href',
    '/admin/products?stock=low',
  );
  expect(summary.getByRole('link', { name: 'Close this day' })).toHaveAttribute(
    'href',
    '/admin/settings?section=closures&close=2026-11-23',
  );
  const rows = within(summary.getByRole('list', { name: 'Today’s appointments' }));
  expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Late.*Carl Young/),
    expect.stringMatching(/Next.*Eve/),
  ]);
  const tile = screen.getByRole('heading', { name: 'Products' });
  expect(region.compareDocumentPosition(tile)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const row = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('li') as HTMLElement);
};

test('says before a press that it writes to the customer, and of what does not write nothing', async () => {
  const inBay = booking({ ...later, stage: 'in_bay' });
  today(late, inBay);
  await openAdmin('/admin/dashboard');
  const ready = await screen.findByRole('button', { name: `Ready: ${inBay.name}` });
  await waitFor(() => expect(ready).toHaveAccessibleDescription('Sends an email'));
  expect(screen.getByText('Sends an email')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Arrived: / })).not.toHaveAccessibleDescription();
});

test('an example is marked, and its presses promise no message', async () => {
  today(booking({ ...later, stage: 'in_bay', is_sample: true }));
  await openAdmin('/admin/dashboard');
  const example = await row('Eve');
  expect(example.getByText(/, Sample$/)).toBeInTheDocument();
  expect(example.getByRole('button', { name: /^Ready: / })).not.toHaveAccessibleDescription();
  expect(screen.queryByText('Sends an email')).toBeNull();
});

test('promises no message beside a press where mail is not set up', async () => {
  api.define('work_state', () => withDelivery('off'));
  today(booking({ ...later, stage: 'in_bay' }));
  await openAdmin('/admin/dashboard');
  await screen.findByText(/^Email isn’t set up/);
  expect(screen.queryByText('Sends an email')).toBeNull();
});

test('each car has its call, its text message and its next step', async () => {
  today(late, booking({ ...later, stage: 'in_bay' }));
  await openAdmin('/admin/dashboard');
  const lateWhen = `${formatDay(shopDay(late.starts_at ?? ''), 'en', { weekday: 'long', month: 'long', day: 'numeric' })} at ${formatTime(shopTime(late.starts_at ?? ''), 'en')}`;
  const expected = await row('Carl Young');
  expect(expected.getByText(/^2019 Toyota Camry, ABC 123/)).toBeInTheDocument();
  expect(expected.getByText('Late')).toBeInTheDocument();
  expect(expected.getByRole('link', { name: 'Call Carl Young' })).toHaveAttribute(
    'href',
    'tel:+17705550144',
  );
  expect(expected.getByRole('link', { name: 'Text Carl Young' })).toHaveAttribute(
    'href',
    // Prepared, in the customer’s language.
    `sms:+17705550144?body=${encodeURIComponent(
      `Hello Carl, we expected you on ${lateWhen}. Are you on your way? If another time is better, just tell us. Tara Tire & Auto`,
    )}`,
  );
  expect(expected.getByRole('button', { name: 'Arrived: Carl Young' })).toBeInTheDocument();
  const inBay = await row('Eve');
  expect(inBay.getByRole('button', { name: 'Ready: Eve' })).toBeInTheDocument();
  expect(inBay.queryByText('Late')).not.toBeInTheDocument();
});

test('an appointment that has not begun is no no-show', async () => {
  today(later);
  await openAdmin('/admin/dashboard');
  const eve = await row('Eve');
  expect(eve.getByRole('button', { name: 'Arrived: Eve' })).toBeInTheDocument();
  expect(eve.queryByRole('button', { name: 'No-show: Eve' })).not.toBeInTheDocument();
});

const names = () =>
  within(screen.getByRole('list', { name: 'Today’s appointments' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('link')[0]?.textContent);

test.each([
  ['Arrived', { stage: 'arrived' }],
  ['No-show', { status: 'no_show' }],
] as const)(
  '%s is one press: each row keeps its place, and it can be undone',
  async (name, changes) => {
    today(late, later);
    const user = await openAdmin('/admin/dashboard');
    await user.click(await screen.findByRole('button', { name: `${name}: Carl Young` }));
    expect(api.sent(BOOKINGS)).toEqual([['PATCH', changes]]);
    const carl = await row('Carl Young');
    expect(await carl.findByText(name)).toBeInTheDocument();
    expect(names()).toEqual(['Carl Young', 'Eve']);

    // Below the tiles, which therefore do not move.
    const undo = screen.getByRole('button', { name: 'Undo' });
    const tile = screen.getByRole('heading', { name: 'Users' });
    expect(tile.compareDocumentPosition(undo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(undo);
    await waitFor(() =>
      expect(api.rows(BOOKINGS)).toContainEqual({ ...late, updated_at: expect.any(String) }),
    );
  },
);

test('a car that was done when the page opened is folded away', async () => {
  today(booking({ ...late, status: 'completed' }), later);
  const user = await openAdmin('/admin/dashboard');
  await row('Eve');
  expect(names()).toEqual(['Eve']);
  await user.click(screen.getByText('Done (1)'));
  expect(await screen.findByRole('link', { name: 'Carl Young' })).toBeVisible();
});

test('shows why a change failed, and keeps the car', async () => {
  today(late, later);
  api.once('PATCH', BOOKINGS, offline);
  const user = await openAdmin('/admin/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Arrived: Carl Young' }));
  expect(await screen.findByText(/^We couldn’t reach the shop’s server/)).toBeVisible();
  expect(names()).toEqual(['Carl Young', 'Eve']);
});

test('states that no more cars are expected once all are done', async () => {
  today(booking({ ...late, status: 'completed' }));
  await openAdmin('/admin/dashboard');
  expect(await screen.findByText('No more cars expected today.')).toBeInTheDocument();
});

describe('on a day that the shop is closed', () => {
  const closure = {
    ...{ id: 'c1', first_day: '2026-11-23', last_day: '2026-11-24', closes: null, reopens: null },
    ...{ reason: 'Inventory', reason_es: 'Inventario', updated_at: '' },
  };
  const day = (id: string, starts_at: string, changes = {}) =>
    booking({ ...{ id, starts_at, requested_date: starts_at.slice(0, 10) }, ...changes });

  test('says so and why, and leads to the next open day with its visits', async () => {
    api.store('closures', [closure]);
    today(
      day('5', '2026-11-25T15:00:00Z'),
      day('6', '2026-11-25T16:00:00Z'),
      day('7', '2026-11-25T17:00:00Z', { status: 'cancelled' }),
    );
    await openAdmin('/admin/dashboard');
    expect(await screen.findByText('The shop is closed today: Inventory')).toBeVisible();
    const link = await screen.findByRole('link', {
      name: 'Next open day: Wednesday, November 25 (2 appointments)',
    });
    expect(link).toHaveAttribute('href', '/admin/bookings?day=2026-11-25');
    expect(screen.queryByText('No more cars expected today.')).not.toBeInTheDocument();
  });

  test('still lists the cars that are to come', async () => {
    api.store('closures', [{ ...closure, reason: '', reason_es: '' }]);
    today(later);
    await openAdmin('/admin/dashboard');
    expect(await screen.findByText('The shop is closed today.')).toBeVisible();
    await row('Eve');
    expect(screen.queryByRole('link', { name: 'Close this day' })).toBeNull();
  });
});

test('lists whom to call until they are ticked, which can be undone', async () => {
  const closed = booking({ id: '7', name: 'Cora', starts_at: '2026-11-30T14:00:00Z' });
  const listed = (['closed_day', 'closed_day', 'invalid_bay'] as const).map((reason, at) => ({
    reason,
    id: String(at + 7),
  }));
  today(
    closed,
    booking({ ...closed, id: '8', name: 'Already Called', called_about: 'closed_day' }),
    booking({ ...closed, id: '9', name: 'New Reason', called_about: 'closed_day' }),
  );
  api.define('bookings_to_call', () =>
    listed.map(({ reason, id }) => ({
      reason,
      booking: api.rows(BOOKINGS).find((row) => row['id'] === id),
    })),
  );
  const user = await openAdmin('/admin/dashboard');
  const list = within(await screen.findByRole('region', { name: 'Call list (2)' }));
  expect(list.getByText('Mon, Nov 30, 9:00 AM, closed on that day')).toBeInTheDocument();
  expect(list.getByText(/bay can’t be used for it/)).toBeInTheDocument();
  expect(list.queryByText('Already Called')).not.toBeInTheDocument();
  expect(list.getByRole('link', { name: 'Call Cora: (770) 555-0144' })).toHaveAttribute(
    'href',
    'tel:+17705550144',
  );

  listed.length = 1;
  await user.click(list.getByRole('button', { name: 'Cora was called' }));
  expect(await screen.findByText('Cora was called.')).toBeInTheDocument();
  expect(api.sent(BOOKINGS)).toEqual([['PATCH', { called_about: 'closed_day' }]]);
  await waitFor(() => expect(screen.queryByText(/^Call list/)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.rows(BOOKINGS)[0]).toMatchObject({ called_about: null }));
});

test('shows an error in place of a summary that could not be loaded, with a retry button', async () => {
  api.once('HEAD', 'products', offline);
  const user = await openAdmin('/admin/dashboard');
  expect(await screen.findByText('We couldn’t load today’s summary.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Unread messages')).toBeInTheDocument();
});
