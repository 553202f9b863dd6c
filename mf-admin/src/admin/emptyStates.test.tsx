import { listNames } from '@shop/shared-data/staff';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor } from '@testing-library/react';
import { sectionNames, sections } from '../office/settings/sections';
import { bookingViews } from '../shop/bookings/useBookingView';
import { fakeApi } from '../testSupport/fakeApi';
import { openAdmin } from '../testSupport/openAdmin';
import { guardedSections } from './sections';

// Each place of staff is opened while the database has no rows. It says what belongs there and leads to the first step.

const ALWAYS = 'The database always has its rows.';
const GROUP = `Fields of settings. ${ALWAYS}`;
/** The places that have no empty state, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  content: 'The texts that come with the site are always there.',
  users: 'The signed-in account is always there.',
  releases: 'The part that shows this page is always there.',
  settings: GROUP,
  'bookings?view=week': 'Each day leads to its board.',
  'settings?section=hours': 'A week always has its days.',
  'settings?section=messages': 'The built-in texts are always there.',
  'settings?section=installation': GROUP,
  'settings?section=contact': GROUP,
  'settings?section=promises': GROUP,
  'settings?section=pictures': GROUP,
  'settings?section=all': GROUP,
};

const places = [
  ...guardedSections,
  ...bookingViews.map((view) => `bookings?view=${view}`),
  'bookings?filter=recent',
  ...sectionNames
    .filter((name) => 'Content' in sections[name])
    .map((name) => `settings?section=${name}`),
  ...listNames.map((name) => `lists?list=${name}`),
];

setSystemTime('2026-11-24T15:00:00Z');
const api = fakeApi();
beforeEach(() => {
  for (const table of ['bays', 'opening_hours', 'slots', 'services']) api.store(table, []);
  api.define('release_reports', () => []);
});

/** A failure is drawn like an empty place, as an alert. */
const emptyStates = () =>
  [...document.querySelectorAll('div.state')].filter((state) => !state.closest('[role="alert"]'));
const steps = () =>
  emptyStates().map((state) => [
    ...state.querySelectorAll<HTMLElement>('a[href], button:enabled:not([aria-disabled="true"])'),
  ]);

async function open(place: string) {
  const user = await openAdmin(`/admin/${place}`);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('.bone')).toBeNull());
  return user;
}

test('every exception is a place of staff', () => {
  expect(Object.keys(exceptions).filter((place) => !places.includes(place))).toEqual([]);
});

test.each(places)('without rows, /admin/%s leads to the first step', async (place) => {
  const user = await open(place);
  expect(emptyStates().length).toBe(place in exceptions ? 0 : 1);
  for (const [step] of steps()) {
    const address = screen.getByLabelText('address').textContent;
    expect(step).toBeInTheDocument();
    await user.click(step as HTMLElement);
    await waitFor(() => {
      const hasLeft = screen.getByLabelText('address').textContent !== address;
      expect(hasLeft || screen.queryByRole('dialog') !== null).toBe(true);
    });
  }
});
