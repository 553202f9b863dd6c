import { provideSite, type Remote } from '@shop/shared-contract';
import type { PageSite } from '@shop/site/pageSite';
import { createPage } from '../page/createPage';
import { createRemotes } from './createRemotes';
import { watchHandlers } from './watchHandlers';

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
  globalThis.fetch = fetch;
});

test.each(['/booking/cancel', '/es/booking/cancel'])(
  'a crash in a handler is reported for the page it happened on: %s',
  async (address) => {
    history.replaceState(null, '', address);
    const stop = watchHandlers(createRemotes(page, site));
    const filename = `http://localhost/mf-booking/${version}/static/js/cancel.js`;
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('x'), filename }));
    stop();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sent.map((body) => JSON.parse(body))).toEqual([
      {
        p_events: [
          {
            ...{ remote: 'mf-booking', version, route: '/booking/cancel' },
            ...{ event: 'crash', error: 'RangeError', start: 'app' },
          },
        ],
      },
    ]);
  },
);
