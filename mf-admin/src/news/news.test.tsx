import * as staff from '@shop/shared-data/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { mockEachTest } from '../testSupport/mockBackend';
import { openAdmin } from '../testSupport/openAdmin';
import { playSound } from './playSound';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../testSupport/fakeStaff').fakeStaff,
);
jest.mock('./playSound', () => ({ playSound: jest.fn(async () => undefined) }));
const calls = jest.mocked(staff);
const NEWEST = '2026-11-23T15:00:00+00:00';
const logged = mockEachTest();

beforeEach(() => {
  localStorage.clear();
  jest.mocked(playSound).mockResolvedValue(undefined);
  calls.listBookings.mockResolvedValue([]);
  calls.readNews.mockResolvedValue({ bookings: 2, newest: NEWEST, messages: 1 });
});

const sections = () => within(screen.getByRole('navigation', { name: 'Admin sections' }));

test('the navigation counts new bookings and unread messages, until the bookings are seen', async () => {
  const user = await openAdmin('/admin/bookings');
  expect(await sections().findByRole('link', { name: 'Calendar 2 new' })).toBeVisible();
  expect(sections().getByRole('link', { name: 'Messages 1 new' })).toBeVisible();
  expect(screen.getByText('New bookings since you last looked: 2')).toHaveAttribute(
    'role',
    'status',
  );
  await user.click(screen.getByRole('button', { name: 'Mark as seen' }));
  expect(sections().getByRole('link', { name: 'Calendar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as seen' })).toBeNull();
  expect(localStorage.getItem('shop.bookings.seen')).toBe(NEWEST);
});

test('counts from this browser’s first visit on, then from what was seen', async () => {
  const before = Date.now();
  await openAdmin('/admin/bookings');
  const [first] = calls.readNews.mock.calls[0] ?? [];
  expect(Date.parse(String(first))).toBeGreaterThanOrEqual(before);
  expect(localStorage.getItem('shop.bookings.seen')).toBe(first);
});

test('plays a sound for a new booking once it is wanted, and not before', async () => {
  calls.readNews.mockResolvedValue({ bookings: 0, newest: null, messages: 0 });
  let changed = () => {};
  calls.watchBookings.mockImplementation(({ onStart, onChange }) => {
    onStart();
    changed = onChange;
    return () => {};
  });
  const arrive = async (bookings: number) => {
    calls.readNews.mockResolvedValue({ bookings, newest: NEWEST, messages: 0 });
    changed();
    await screen.findByText(`New bookings since you last looked: ${bookings}`);
  };
  const user = await openAdmin('/admin/bookings');
  await arrive(1);
  expect(playSound).not.toHaveBeenCalled();
  const sound = screen.getByRole('button', { name: 'Play a sound for new bookings' });
  expect(sound).toHaveAttribute('aria-pressed', 'false');
  await user.click(sound);
  expect(sound).toHaveAttribute('aria-pressed', 'true');
  // As a sample.
  expect(playSound).toHaveBeenCalledTimes(1);
  await arrive(2);
  await waitFor(() => expect(playSound).toHaveBeenCalledTimes(2));
  await user.click(screen.getByRole('button', { name: 'Mark as seen' }));
  expect(playSound).toHaveBeenCalledTimes(2);
});

test('a failure shows no number', async () => {
  calls.readNews.mockRejectedValue(new Error('offline'));
  await openAdmin('/admin/bookings');
  expect(sections().getByRole('link', { name: 'Calendar' })).toBeVisible();
  expect(logged).toHaveBeenCalled();
});
