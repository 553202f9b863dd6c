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
  'mf-admin/src/shop/news/playSound.ts': 'a sentence with the press: NewsBar',
  'mf-storefront/src/video/VideoElement.tsx':
    'a film without its press is a failure, which is said',
};

test('each place that needs a person’s gesture is known', () => {
  expect(withText(sources, GESTURE)).toEqual(Object.keys(GESTURES));
});

const CLOCK = /Date\.now\(\)|new Date\(\)/;
const OF_STAFF = /^mf-admin\/|^shared-data\/.*\/staff\w*\.ts$/;

/** What reads the clock of staff's computer. All else asks `shopNow`. */
const CLOCKS: Record<string, string> = {
  'shared-data/src/content/staffPublications.ts': 'how long the server took to say its time',
  'shared-data/src/staffClock.ts': 'sets the computer’s clock by the server’s',
};

test('each place where staff’s pages depend on the computer’s clock is known', () => {
  const ofStaff = sources.filter((file) => OF_STAFF.test(file));
  expect(withText(ofStaff, CLOCK)).toEqual(Object.keys(CLOCKS));
});
