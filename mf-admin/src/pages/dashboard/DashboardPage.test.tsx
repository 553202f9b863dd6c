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

test('shows the summary of today below the tiles', async () => {
  const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  calls.todaySummary.mockResolvedValue({
    date: '2026-11-23',
    appointments: [
      booking({ starts_at: hoursFromNow(-1) }),
      booking({ id: '2', starts_at: hoursFromNow(1), name: 'Eve' }),
    ],
    openRequests: 3,
    unreadMessages: 5,
  });
  await openAdmin('/admin/dashboard');
  const today = within(await screen.findByRole('region', { name: 'Today, Monday, November 23' }));
  const value = (name: string) =>
    today.getByRole('link', { name }).closest('div')?.querySelector('dd')?.textContent;
  expect(value('Appointments today')).toBe('2');
  expect(value('Next appointment')).toMatch(/, Eve$/);
  expect(value('Requests waiting for a time')).toBe('3');
  expect(value('Unread messages')).toBe('5');
});

test('shows an error in place of a summary that could not be loaded, with a retry button', async () => {
  calls.todaySummary.mockRejectedValueOnce(dataError('offline'));
  const user = await openAdmin('/admin/dashboard');
  expect(await screen.findByText('Today’s summary could not be loaded.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Unread messages')).toBeInTheDocument();
});
