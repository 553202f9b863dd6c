import type { Booking } from '@shop/shared-data/staff';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../testSupport/fakeApi';
import { openAdmin } from '../../testSupport/openAdmin';
import { booking, bookingRequest, message } from '../../testSupport/rows';
import { playSound } from './playSound';

jest.mock('./playSound', () => ({ playSound: jest.fn(async () => true) }));
const api = fakeApi();
// The polling interval and the date are fake.
setSystemTime('2026-11-23T16:00:00Z', ['setInterval', 'clearInterval']);

const SEEN = 'shop.bookings.seen';
const SOUND = 'shop.bookings.sound';
const NEWEST = '2026-11-23T15:00:00+00:00';
const carl = booking({ created_at: NEWEST });
const maria = { ...bookingRequest, created_at: '2026-11-23T14:00:00+00:00' };
const after = (minute: number, id: string) =>
  booking({ id, created_at: `2026-11-23T15:0${minute}:00+00:00` });

beforeEach(() => {
  localStorage.setItem(SEEN, '2026-11-23T13:00:00Z');
  localStorage.removeItem(SOUND);
  jest.mocked(playSound).mockReset().mockResolvedValue(true);
  api.store('bookings', [carl, maria, booking({ id: '3', name: 'Old Bob' })]);
  api.store('contact_messages', [message()]);
  // The page of releases reads it.
  api.define('release_reports', () => []);
});

const sections = () => within(screen.getByRole('navigation', { name: 'Admin sections' }));
const nextPoll = () => act(() => jest.advanceTimersByTimeAsync(15_000));

test.each(['dashboard', 'products', 'messages', 'content', 'settings', 'users', 'releases'])(
  '%s: counts, names and links new bookings until they are seen',
  async (section) => {
    const user = await openAdmin(`/admin/${section}`);
    expect(await sections().findByRole('link', { name: 'Calendar 2 new' })).toBeVisible();
    expect(sections().getByRole('link', { name: 'Messages 1 new' })).toBeVisible();
    expect(screen.getByText('New bookings since you last looked: 2')).toHaveAttribute(
      'role',
      'status',
    );
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Carl Young, 9:00 AM')).toHaveAttribute('href', '/admin/bookings?day=2026-11-23');
    expect(link('María Pérez, no time yet')).toHaveAttribute('href', '/admin/bookings');
    await waitFor(() => expect(document.title).toMatch(/^\(2\) /));

    await user.click(screen.getByRole('button', { name: 'Mark as seen' }));
    expect(sections().getByRole('link', { name: 'Calendar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as seen' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Carl Young, 9:00 AM' })).toBeNull();
    expect(document.title).not.toMatch(/^\(/);
    expect(localStorage.getItem(SEEN)).toBe(NEWEST);
  },
);

test('names three and counts the others, in Spanish too', async () => {
  const bookings = [after(4, '4'), after(3, '5'), after(2, '6'), carl, maria];
  api.store('bookings', bookings);
  const user = await openAdmin('/admin/products');
  expect(await screen.findByText('and 2 more')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Carl Young, 9:00 AM' })).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findByText('y 2 más')).toBeVisible();
});

test('the board marks what is new until it is seen', async () => {
  const user = await openAdmin('/admin/bookings?day=2026-11-23');
  const blockOf = async (name: string) => (await screen.findAllByText(name))[0]?.closest('article');
  const block = await blockOf('Carl Young');
  // The style sheet of the block knows the state as the last of its line.
  expect(within(block as HTMLElement).getByText('New')).toBeVisible();
  expect(block?.querySelector('.when')?.lastElementChild).toHaveTextContent('Confirmed');
  expect(within((await blockOf('María Pérez')) as HTMLElement).getByText('New')).toBeVisible();
  expect(screen.getAllByText('New')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Mark as seen' }));
  expect(screen.queryByText('New')).toBeNull();
});

test('counts from this browser’s first visit on, then from what was seen', async () => {
  localStorage.removeItem(SEEN);
  await openAdmin('/admin/bookings');
  expect(localStorage.getItem(SEEN)).toBe('2026-11-23T16:00:00.000Z');
  expect(sections().getByRole('link', { name: 'Calendar' })).toBeVisible();
  api.store('bookings', [booking({ created_at: '2026-11-23T16:01:00+00:00' }), carl]);
  await nextPoll();
  expect(await sections().findByRole('link', { name: 'Calendar 1 new' })).toBeVisible();
});

test('goes on counting in a tab in the background', async () => {
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await openAdmin('/admin/products');
  document.dispatchEvent(new Event('visibilitychange'));
  api.store('bookings', [after(5, '5'), carl, maria]);
  await nextPoll();
  await waitFor(() => expect(document.title).toMatch(/^\(3\) Products/));
  hidden.mockRestore();
});

test('plays a sound for a new booking once it is wanted, on each page, and not before', async () => {
  api.store('bookings', [carl]);
  const user = await openAdmin('/admin/bookings');
  const arrive = async (...bookings: Booking[]) => {
    api.store('bookings', bookings);
    await nextPoll();
    await waitFor(() =>
      expect(screen.getAllByText(/^New bookings since/)[0]).toHaveTextContent(
        `: ${bookings.length}`,
      ),
    );
  };
  await arrive(after(1, '4'), carl);
  expect(playSound).not.toHaveBeenCalled();
  const sound = screen.getByRole('button', { name: 'Play a sound for new bookings' });
  expect(sound).toHaveAttribute('aria-pressed', 'false');
  await user.click(sound);
  expect(sound).toHaveAttribute('aria-pressed', 'true');
  // As a sample.
  expect(playSound).toHaveBeenCalledTimes(1);

  await user.click(sections().getByRole('link', { name: 'Products' }));
  await arrive(after(2, '5'), after(1, '4'), carl);
  expect(playSound).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('button', { name: 'Mark as seen' }));
  await arrive(after(4, '7'), after(3, '6'));
  expect(playSound).toHaveBeenCalledTimes(3);
  // The newest was forgotten: the one before it came in earlier.
  await arrive(after(3, '6'));
  expect(playSound).toHaveBeenCalledTimes(3);
});

test('says that the browser keeps the sound silent, with the press that turns it on', async () => {
  localStorage.setItem(SOUND, 'on');
  jest.mocked(playSound).mockResolvedValue(false);
  const user = await openAdmin('/admin/products');
  await screen.findByText('New bookings since you last looked: 2');
  const sentence = () => screen.queryByText(/^Your browser won’t play the sound/);
  expect(sentence()).toBeNull();
  const bookings = [after(5, '5'), carl, maria];
  api.store('bookings', bookings);
  await nextPoll();
  await waitFor(() => expect(sentence()).toBeVisible());
  jest.mocked(playSound).mockResolvedValue(true);
  await user.click(screen.getByRole('button', { name: 'Turn on the sound' }));
  await waitFor(() => expect(sentence()).toBeNull());
  expect(playSound).toHaveBeenCalledTimes(2);
});

test('what came in before the page was opened plays no sound', async () => {
  localStorage.setItem(SOUND, 'on');
  await openAdmin('/admin/products');
  await screen.findByText('New bookings since you last looked: 2');
  await nextPoll();
  expect(playSound).not.toHaveBeenCalled();
});

test('without storage the choice of a sound counts until the page is closed', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  api.store('bookings', []);
  const user = await openAdmin('/admin/bookings');
  await user.click(screen.getByRole('button', { name: 'Play a sound for new bookings' }));
  api.store('bookings', [carl]);
  await nextPoll();
  // The sample, and the booking.
  await waitFor(() => expect(playSound).toHaveBeenCalledTimes(2));
  blocked.mockRestore();
});

test('a failure shows no number', async () => {
  api.store('bookings', [{ ...carl, name: null }]);
  await openAdmin('/admin/products');
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(sections().getByRole('link', { name: 'Calendar' })).toBeVisible();
});
