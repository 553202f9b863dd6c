import { provideContent, provideShop, resetShop, type Shop } from '@shop/shared-contract';
import { productPath } from '@shop/shared-data/product-path';
import { commonLocales, type Language, type Locales } from '@shop/shared-i18n';
import { renderInShell, setSystemTime } from '@shop/shared-ui/test-support';
import { Route, Routes } from '@shop/shared-vendor';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '../../mf-booking/src/testSupport/fakeBackend';
import { booking, link } from '../../mf-booking/src/testSupport/managedBooking';
import { receipt } from '../../mf-booking/src/testSupport/receipt';
import { fakeVideo } from '../../mf-storefront/src/testSupport/fakeVideo';
import { seedLists } from '../../mf-storefront/src/testSupport/seedLists';
import { seedProducts } from '../../mf-storefront/src/testSupport/seedProducts';
import { stubBrowserApis } from '../../mf-storefront/src/testSupport/stubBrowserApis';
import { Footer } from '../../shell/src/layout/Footer';
import { layoutLocales } from '../../shell/src/locales/layoutLocales';
import { tableRows } from '../support/testTables';

// Law 21: a sentence that promises is shown only while its fact holds. Each page of visitors is rendered without each
// fact that is stored; none of the sentences that tests/promises.md marks with it may be there.

const off: Record<string, Partial<Shop>> = {
  // The worker of both sends neither. What is kept of messages, the page about privacy says while one of them goes out.
  mail: { sendsMail: false, sendsSms: false },
  reminder: { sendsMail: false },
  'text message': { sendsSms: false },
  'roadside help': { roadsideHelp: false },
  warranty: { givesWarranty: false },
  // What a member of the team has, staff write with the member.
  certificate: { certifications: [], team: [] },
  'opening year': { founded: 0 },
};

const everything: Partial<Shop> = {
  ...seedLists,
  ...{ sendsMail: true, sendsSms: true, roadsideHelp: true, givesWarranty: true, founded: 2010 },
};

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
  file: require(`../../${name}/remote.json`) as RemoteFile,
}));

const visits = remotes.flatMap(({ name, file }) =>
  file.pages
    .filter(({ redirect }) => !redirect)
    .flatMap(({ path, module }) => {
      const { default: page } = require(`../../${name}/${file.exposes[module]}`);
      const addresses = path.includes(':') ? (examples[path] ?? []) : [path];
      if (addresses.length === 0) throw new Error(`No example of ${path}`);
      return addresses.flatMap((address) =>
        [undefined, ...(states[address] ?? [])].map((state) => ({ path, address, state, page })),
      );
    }),
);

const locales: Locales[] = [
  commonLocales,
  layoutLocales,
  ...visits.flatMap(({ page }) => page.locales),
];

setSystemTime('2026-11-21T12:00:00Z');
const backend = fakeBackend();
const mails = [
  { kind: 'booking_confirmed', state: 'pending', at: '2026-11-20T15:12:00Z' },
  { kind: 'booking_reminder', state: 'pending', at: '2026-11-22T15:00:00Z' },
];

beforeEach(() => {
  stubBrowserApis();
  fakeVideo();
  Element.prototype.scrollIntoView = () => {};
  backend.on('slot_availability', () => ({ body: [] }));
  const managed = { ...booking, reminders: true, mailed_to: 'a…@example.com', mails };
  backend.on('booking_by_token', () => ({ body: managed }));
  provideContent({ products: async () => seedProducts });
});
afterEach(() => {
  resetShop();
  provideContent({});
});

/** What a person, a search engine or a messenger reads on a page. */
function read(): string {
  const attributes = [...document.querySelectorAll('[content], [alt], [aria-label], [title]')]
    .flatMap((each) =>
      ['content', 'alt', 'aria-label', 'title'].map((name) => each.getAttribute(name)),
    )
    .filter(Boolean);
  return [document.title, document.documentElement.textContent, ...attributes].join('\n');
}

type Visit = (typeof visits)[number];

/** What pages show, in a language. */
async function readPages(shop: Partial<Shop>, language: Language, pages: readonly Visit[]) {
  resetShop();
  provideShop({ ...everything, ...shop });
  const texts: string[] = [];
  for (const { path, address, state, page } of pages) {
    const { pathname, hash } = new URL(
      path === '/booking/cancel' ? link : address,
      'https://shop.example',
    );
    await renderInShell(
      <>
        <Routes>
          <Route path={path} element={<page.Component />} />
        </Routes>
        <Footer links={[]} />
      </>,
      { locales, language, at: { pathname, hash, state } },
    );
    // A page may suspend until its content is loaded.
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
    if (path === '/booking/cancel') await screen.findByText(booking.reference);
    texts.push(read());
    cleanup();
    document.head.innerHTML = '';
  }
  return texts;
}

const flatten = (dictionary: object, path = ''): [string, string][] =>
  Object.entries(dictionary).flatMap(([name, entry]) =>
    typeof entry === 'string' ? [[path + name, entry]] : flatten(entry, `${path}${name}.`),
  );

/** Matches a text with what fills its placeholders, a few words each, without its tags. */
const pattern = (text: string) =>
  new RegExp(
    text
      .split(/\{\{.*?\}\}|<[^>]*>/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.{0,60}?'),
  );

/** The sentences that are marked with a fact, by key, in a language. */
async function sentencesOf(fact: string, language: Language) {
  const dictionaries = new Map(
    await Promise.all(
      locales.map(
        async ({ namespace, load }) =>
          [namespace, new Map(flatten(await load[language]()))] as const,
      ),
    ),
  );
  return tableRows('tests/promises.md', 3).flatMap(([key = '', facts = '']) => {
    const [namespace = '', name = ''] = key.split(':');
    const text = dictionaries.get(namespace)?.get(name);
    return text && facts.split(', ').includes(fact) ? [{ key, pattern: pattern(text) }] : [];
  });
}

describe.each(['en', 'es'] as const)('in the language %s', (language) => {
  let complete: string[] | undefined;

  test.each(Object.keys(off))('a shop without %s promises none of it on any page', async (fact) => {
    const sentences = await sentencesOf(fact, language);
    const shown = (text: string) =>
      sentences.filter(({ pattern }) => pattern.test(text)).map(({ key }) => key);
    complete ??= await readPages({}, language, visits);
    const promising = visits.filter((_, i) => shown(complete?.[i] ?? '').length > 0);
    expect(promising).not.toEqual([]);
    const without = await readPages(off[fact] ?? {}, language, promising);
    expect(without.flatMap(shown)).toEqual([]);
  });
});
