import { provideContent, resetShop } from '@shop/shared-contract';
import { productPath } from '@shop/shared-data/product-path';
import { commonLocales, type Language, type Locales } from '@shop/shared-i18n';
import { renderInShell, setSystemTime } from '@shop/shared-ui/test-support';
import { Route, Routes } from '@shop/shared-vendor';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeBackend } from '../../../mf-booking/src/testSupport/fakeBackend';
import { booking, link } from '../../../mf-booking/src/testSupport/managedBooking';
import { receipt } from '../../../mf-booking/src/testSupport/receipt';
import { fakeVideo } from '../../../mf-storefront/src/testSupport/fakeVideo';
import { seedProducts } from '../../../mf-storefront/src/testSupport/seedProducts';
import { stubBrowserApis } from '../../../mf-storefront/src/testSupport/stubBrowserApis';
import { layoutLocales } from '../../../shell/src/locales/layoutLocales';

interface RemoteFile {
  exposes: Record<string, string>;
  pages: { path: string; module: string; redirect?: string }[];
}

/** Where to find the pages whose addresses have parameters. */
const examples: Record<string, readonly string[]> = {
  '/services/:service': ['/services/wheel-alignment'],
  '/blog/:slug': ['/blog/wheel-alignment'],
  '/tires/:category': ['/tires/all', '/tires/new-tires', '/tires/used-tires'],
  '/auto-parts/:category': ['/auto-parts/all'],
  '/tires/item/:item': seedProducts.slice(0, 1).map(productPath),
  '/auto-parts/item/:item': seedProducts.filter(({ kind }) => kind === 'part').map(productPath),
};

/** More than opening the address shows: the receipt of a booking and of a request. */
const states: Record<string, readonly unknown[]> = {
  '/booking': [
    { receipt, email: 'ana@example.com' },
    {
      receipt: { ...receipt, status: 'requested', slot: null, starts_at: null, ends_at: null },
      email: 'ana@example.com',
    },
  ],
};

const remotes = ['mf-storefront', 'mf-booking', 'mf-diagnostics'].map((name) => ({
  name,
  file: require(`../../../${name}/remote.json`) as RemoteFile,
}));

/** The pages of visitors, each at an address, with what more than opening it shows. */
export const visits = remotes.flatMap(({ name, file }) =>
  file.pages
    .filter(({ redirect }) => !redirect)
    .flatMap(({ path, module }) => {
      const { default: page } = require(`../../../${name}/${file.exposes[module]}`);
      const addresses = path.includes(':') ? (examples[path] ?? []) : [path];
      if (addresses.length === 0) throw new Error(`No example of ${path}`);
      return addresses.flatMap((address) =>
        [undefined, ...(states[address] ?? [])].map((state) => ({ path, address, state, page })),
      );
    }),
);

type Visit = (typeof visits)[number];

export const visitorLocales: readonly Locales[] = [
  commonLocales,
  layoutLocales,
  ...visits.flatMap(({ page }) => page.locales),
];

const mails = [
  { kind: 'booking_confirmed', state: 'pending', at: '2026-11-20T15:12:00Z' },
  { kind: 'booking_reminder', state: 'pending', at: '2026-11-22T15:00:00Z' },
];

/** Prepares what the pages need. Call it at the top of a test file. */
export function prepareVisits() {
  setSystemTime('2026-11-21T12:00:00Z');
  const backend = fakeBackend();
  beforeEach(() => {
    stubBrowserApis();
    fakeVideo();
    Element.prototype.scrollIntoView = () => {};
    backend.on('slot_availability', () => ({ body: [] }));
    const managed = { ...booking, reminders: true, mailed_to: 'a…@example.com', mails };
    backend.on('booking_by_token', () => ({ body: managed }));
  });
  afterEach(() => {
    resetShop();
    provideContent({});
  });
}

/** Renders a page in a language, with what stands below it. */
export async function openVisit(
  { path, address, state, page }: Visit,
  language: Language,
  below?: ReactNode,
) {
  const { pathname, hash } = new URL(
    path === '/booking/cancel' ? link : address,
    'https://shop.example',
  );
  await renderInShell(
    <>
      <Routes>
        <Route path={path} element={<page.Component />} />
      </Routes>
      {below}
    </>,
    { locales: visitorLocales, language, at: { pathname, hash, state } },
  );
  // A page may suspend until its content is loaded.
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  if (path === '/booking/cancel') await screen.findByText(booking.reference);
}
