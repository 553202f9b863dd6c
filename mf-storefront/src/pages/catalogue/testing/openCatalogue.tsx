import { type ContentSource, provideContent, provideSite } from '@shop/shared-contract';
import {
  commonLocales,
  initI18n,
  type Language,
  LanguageProvider,
  loadLocales,
} from '@shop/shared-i18n';
import { WithLanguage } from '@shop/shared-ui/test-support';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from '@shop/shared-vendor';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { seedProducts } from '../../../testSupport/seedProducts';
import page from '../page';

/** Stands in for the browser's address bar and Back button. */
function Browser() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="address" suppressHydrationWarning>
        {pathname + search}
      </output>
      <button type="button" onClick={() => navigate(-1)}>
        browser back
      </button>
    </>
  );
}

interface Visit {
  language?: Language;
  content?: Partial<ContentSource>;
}

/** The content of a new shop, unless a test provides another one. */
export const newShop: Partial<ContentSource> = { products: async () => seedProducts };
beforeEach(() => provideContent(newShop));

let isStarted = false;

// jsdom has no layout.
Element.prototype.scrollIntoView = () => {};

/** Loads the locales and provides the site's configuration, as the shell does before it renders. */
export async function prepare() {
  if (!isStarted) initI18n('en');
  isStarted = true;
  await loadLocales([commonLocales, ...page.locales]);
  provideSite({
    contract: 1,
    backend: { url: 'http://127.0.0.1:9', key: 'public' },
    remotes: [],
  });
}

const routes = ['/tires/:category', '/auto-parts/:category'];
const itemRoutes = ['/tires/item/:item', '/auto-parts/item/:item'];

/** The routes of the catalogue, or of the pages of products, as the shell renders them. */
export function CatalogueAt({ address }: { address: string }) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <Browser />
      <Suspense>
        <Routes>
          {[...routes, ...itemRoutes].map((path) => (
            <Route key={path} path={path} element={<page.Component />} />
          ))}
        </Routes>
      </Suspense>
    </MemoryRouter>
  );
}

/** Renders a page at an address and waits for its heading. */
export async function openCatalogue(address: string, { language = 'en', content }: Visit = {}) {
  await prepare();
  if (content) provideContent(content);
  // Awaited, because the page suspends until the products are loaded.
  await act(async () => {
    render(
      <LanguageProvider>
        <WithLanguage language={language}>
          <CatalogueAt address={address} />
        </WithLanguage>
      </LanguageProvider>,
    );
  });
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

/** The names on the cards, in their order. */
export const listedNames = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent);

export const address = () => screen.getByLabelText('address').textContent;
