/** @jest-environment node */
import { git } from '@shop/platform/machine/git';
import { root } from '@shop/platform/machine/paths';
import { textOf } from './support/testTables';

const sources = git(root, 'ls-files', 'shell', 'mf-*', 'shared-*').filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|proof)\.tsx?$|testSupport/.test(file),
);
const withText = (files: readonly string[], pattern: RegExp) =>
  files.filter((file) => pattern.test(textOf(file)));

/** What browsers allow only after a person has pressed something. */
const GESTURE =
  /new Audio(Context)?\(|\bvideo\.play\(|requestFullscreen|getUserMedia|capture=|navigator\.(clipboard|share|vibrate|wakeLock)|requestPermission|showPicker\(/;

/** How a person sees that the press is still missing. */
const GESTURES: Record<string, string> = {
  'mf-admin/src/kit/pictures/PictureField.tsx': 'its button is that press',
  'mf-admin/src/shop/news/playSound.ts': 'it does not say so yet: after a reload no sound is heard',
  'mf-storefront/src/video/VideoElement.tsx':
    'a film without its press is a failure, which is said',
};

test('each place that needs a person’s gesture is known', () => {
  expect(withText(sources, GESTURE)).toEqual(Object.keys(GESTURES));
});

const CLOCK = /Date\.now\(\)|new Date\(\)/;
const OF_STAFF = /^mf-admin\/|^shared-data\/.*\/staff\w*\.ts$/;

/**
 * What depends on the clock of staff's computer. None of it takes the server's yet, and no page says that a clock is
 * wrong.
 */
const CLOCKS: Record<string, string> = {
  'mf-admin/src/desk/board/useBoardDrag.ts': 'whether a customer gets a message',
  'mf-admin/src/desk/changes/BookingButtons.tsx': 'whether an appointment has begun',
  'mf-admin/src/desk/changes/useBookingActions.ts': 'whether a customer gets a message',
  'mf-admin/src/desk/editor/BookingDialog.tsx': 'whether a customer gets a message',
  'mf-admin/src/desk/editor/CallerDialog.tsx': 'the time of a walk-in',
  'mf-admin/src/desk/editor/FreeTimes.tsx': 'whether “now” is offered',
  'mf-admin/src/desk/editor/KnownCustomer.tsx': 'which bookings of a caller are past',
  'mf-admin/src/desk/editor/TimeFields.tsx': 'which days are past',
  'mf-admin/src/desk/today/Today.tsx': 'which cars are late',
  'mf-admin/src/office/lists/ListsPage.tsx': 'the day of a new article',
  'mf-admin/src/office/settings/closures/ClosuresSettings.tsx': 'which closures are past',
  'mf-admin/src/shop/bookings/useBookingView.ts': 'the day that the board opens on',
  'mf-admin/src/shop/news/useNews.ts': 'since when bookings are news on the first visit',
  'mf-admin/src/shop/times/shopTime.ts': 'whether an instant is shown without its day',
  'mf-admin/src/shop/times/useNow.ts': 'the line of the present time',
  'shared-data/src/bookings/staff.ts': 'the day of Today',
  'shared-data/src/messages/staff.ts': 'when a message was deleted',
  'shared-data/src/reports/staff.ts': 'the first day of the reports',
};

test('each place where staff’s pages depend on the computer’s clock is known', () => {
  const ofStaff = sources.filter((file) => OF_STAFF.test(file));
  expect(withText(ofStaff, CLOCK)).toEqual(Object.keys(CLOCKS));
});
