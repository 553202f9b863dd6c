import type { Booking } from '@shop/shared-data/staff';
import * as staff from '@shop/shared-data/staff';
import { screen, within } from '@testing-library/react';
import { dataError, mockEachTest } from '../../testSupport/mockBackend';
import { openAdmin } from '../../testSupport/openAdmin';
import { booking } from '../../testSupport/rows';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

mockEachTest();

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

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const today = (...appointments: Booking[]) => ({
  date: '2026-11-23',
  appointments,
  openRequests: 3,
  unreadMessages: 5,
  lowStock: 7,
});
const late = booking({ starts_at: hoursFromNow(-1), phone: '(770) 555-0144', plate: 'ABC 123' });
const later = booking({ id: '2', starts_at: hoursFromNow(1), name: 'Eve' });

test('shows the summary of today above the tiles', async () => {
  calls.todaySummary.mockResolvedValue(today(late, later));
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
  const rows = within(summary.getByRole('list', { name: 'Today’s appointments' }));
  expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Carl Young.*Confirmed$/),
    expect.stringMatching(/Eve.*Confirmed$/),
  ]);
  const tile = screen.getByRole('heading', { name: 'Products' });
  expect(region.compareDocumentPosition(tile)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the next car is the first one that has not arrived, with its phone and text message', async () => {
  calls.todaySummary.mockResolvedValue(today(late, later));
  await openAdmin('/admin/dashboard');
  const card = within(await screen.findByRole('article', { name: 'Carl Young' }));
  expect(card.getByText('2019 Toyota Camry, ABC 123')).toBeInTheDocument();
  expect(card.getByText('Late')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:(770) 555-0144');
  expect(card.getByRole('link', { name: 'Text' })).toHaveAttribute('href', 'sms:7705550144');
});

test('an appointment that has not begun is no no-show', async () => {
  calls.todaySummary.mockResolvedValue(today(later));
  await openAdmin('/admin/dashboard');
  const card = within(await screen.findByRole('article', { name: 'Eve' }));
  expect(card.getByRole('button', { name: 'Arrived' })).toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'No-show' })).not.toBeInTheDocument();
  expect(card.queryByText('Late')).not.toBeInTheDocument();
});

test.each([
  ['Arrived', { stage: 'arrived' }],
  ['No-show', { status: 'no_show' }],
] as const)('%s sends the change, shows the next car, and can be undone', async (name, changes) => {
  const changed = booking({ ...late, ...changes, updated_at: '2026-11-23T15:00:00Z' });
  calls.todaySummary.mockResolvedValue(today(late, later));
  calls.editBooking.mockImplementation(async () => {
    calls.todaySummary.mockResolvedValue(today(changed, later));
    return changed;
  });
  const user = await openAdmin('/admin/dashboard');
  await user.click(await screen.findByRole('button', { name }));
  expect(calls.editBooking).toHaveBeenLastCalledWith(late, changes);
  expect(await screen.findByRole('article', { name: 'Eve' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(calls.editBooking).toHaveBeenLastCalledWith(changed, { status: 'confirmed', stage: null });
});

test('shows why a change failed, and keeps the car', async () => {
  calls.todaySummary.mockResolvedValue(today(late, later));
  calls.editBooking.mockRejectedValue(dataError('offline'));
  const user = await openAdmin('/admin/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Arrived' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/offline|connection/);
  expect(screen.getByRole('article', { name: 'Carl Young' })).toBeInTheDocument();
});

test('states that no more cars are expected once all have arrived', async () => {
  calls.todaySummary.mockResolvedValue(today(booking({ ...late, stage: 'in_bay' })));
  await openAdmin('/admin/dashboard');
  expect(await screen.findByText('No more cars are expected today.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Arrived' })).not.toBeInTheDocument();
});

test('shows an error in place of a summary that could not be loaded, with a retry button', async () => {
  calls.todaySummary.mockRejectedValueOnce(dataError('offline'));
  const user = await openAdmin('/admin/dashboard');
  expect(await screen.findByText('Today’s summary could not be loaded.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Unread messages')).toBeInTheDocument();
});
