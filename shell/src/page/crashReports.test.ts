import { provideSite, type Remote } from '@shop/shared-contract';
import type { PageSite } from '@shop/shared-site/pageSite';
import { createRemotes } from '../remotes/createRemotes';
import { createPage } from './createPage';

const version = '3f2a9c0d1b2e';
const booking: Remote = {
  name: 'mf-booking',
  live: {
    version,
    contract: 1,
    base: `/mf-booking/${version}/`,
    entry: 'remoteEntry.js',
    container: 'mf_booking_3f2a9c0d',
    pages: [
      { path: '/booking', module: './booking' },
      { path: '/booking/cancel', module: './cancel' },
    ],
    widgets: [],
    navigation: [],
  },
};

const site: PageSite = {
  contract: 1,
  backend: { url: 'http://backend', key: 'x' },
  remotes: [booking],
  navigation: [],
};

const page = createPage({ language: 'en', site, content: { shop: {}, texts: {} } });

const sent: string[] = [];
const { fetch } = globalThis;

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  // The backend, which a unit test has not got.
  globalThis.fetch = async (_, init) => {
    sent.push(String(init?.body));
    return new Response('null', { headers: { 'content-type': 'application/json' } });
  };
  provideSite(site);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.fetch = fetch;
});

const crash = (route: string, error: string) => ({
  ...{ remote: 'mf-booking', version, route },
  ...{ event: 'crash', error },
});

/** The events that were reported while this ran. */
async function reported(run: (crashes: typeof page.crashes) => void) {
  const stop = page.crashes.watch(createRemotes(page, site));
  run(page.crashes);
  stop();
  await jest.advanceTimersByTimeAsync(10_000);
  return sent.flatMap((body) => JSON.parse(body).p_events);
}

const chunk = `http://localhost/mf-booking/${version}/static/js/cancel.js`;

test.each(['/booking/cancel', '/es/booking/cancel'])(
  'a crash in a handler is reported for the page it happened on: %s',
  async (address) => {
    history.replaceState(null, '', address);
    const event = new ErrorEvent('error', { error: new RangeError('x'), filename: chunk });
    expect(await reported(() => window.dispatchEvent(event))).toEqual([
      crash('/booking/cancel', 'RangeError'),
    ]);
  },
);

/** An error of which the stack names a file. */
const thrownIn = (file: string) =>
  Object.assign(new TypeError('x'), { stack: `TypeError: x\n    at a (${file}:2:4)` });
const react = 'http://localhost/shell/3f2a9c0d1b2e/static/js/react.js';
const other = { remote: 'mf-storefront', module: './home' };

test.each<[string, Parameters<typeof page.crashes.report>]>([
  ['whose file threw it, wherever it was caught', ['caught', thrownIn(chunk), '', other]],
  ['whose component React was rendering', ['caught', thrownIn(react), `\n    at b (${chunk}:1:2)`]],
])('a crash is reported to the remote %s', async (_, args) => {
  history.replaceState(null, '', '/booking');
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await reported(({ report }) => report(...args))).toEqual([crash('/booking', 'TypeError')]);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('a crash without a file of a remote is reported to the module that it was caught in', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const caughtIn = { remote: 'mf-booking', module: './cancel' };
  expect(await reported(({ report }) => report('caught', thrownIn(react), '', caughtIn))).toEqual([
    crash('/booking/cancel', 'TypeError'),
  ]);
});

test('a crash of the shell is logged, and reported to no remote', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await reported(({ report }) => report('caught', thrownIn(react)))).toEqual([]);
  expect(logged).toHaveBeenCalledTimes(1);
});
