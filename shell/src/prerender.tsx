import {
  type Content,
  type ContentSlice,
  emptyContent,
  ownContentPart,
  type PublishedProduct,
  provideContent,
  provideShop,
  provideSite,
  resetShop,
  watchShop,
} from '@shop/shared-contract';
import {
  changedTexts,
  LANGUAGES,
  LanguageProvider,
  loadLocales,
  pathIn,
  provideTexts,
  switchLanguage,
} from '@shop/shared-i18n';
import {
  PAGES_FIELD,
  pagesInContent,
  type RenderedPage,
  type RenderRequest,
} from '@shop/shared-site/rendering';
import { hydratesAtPress } from '@shop/shared-site/routes';
import { MemoryRouter } from '@shop/shared-vendor';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { getI18n } from 'react-i18next';
import { App } from './App';
import { layoutSets } from './locales/layoutLocales';
import { createPage } from './page/createPage';
import { PageProvider } from './page/PageContext';
import { emptyUsage, type PageUsage, recordNamespaces } from './page/pageUsage';

/** Modules whose components read their translations elsewhere, or show none. */
function unreadLocales({ locales }: PageUsage): string[] {
  const read = getI18n().reportNamespaces?.getUsedNamespaces() ?? [];
  return [...locales]
    .filter(
      ([, namespaces]) => namespaces.length && !namespaces.some((each) => read.includes(each)),
    )
    .map(([module]) => module);
}

/**
 * Renders an address to the HTML of #root, for the composer only; callable again in the same language.
 * @throws what any component throws, so that incomplete HTML is never released
 */
export async function prerenderPage(request: RenderRequest): Promise<RenderedPage> {
  const { site, path, language, files } = request;
  const content: Content = { ...emptyContent, ...request.content };
  const products = (files['products'] ?? []) as PublishedProduct[];
  provideSite(site);
  resetShop();
  provideShop(content.shop);
  const usage = emptyUsage();
  const own = pagesInContent({ files })[path];
  let usesOwn = false;
  watchShop((fact) => usage.facts.add(fact));
  provideContent({
    content: async () => content,
    products: async () => {
      usage.products = true;
      return products;
    },
    async load(part, load) {
      if (own === undefined || part !== ownContentPart(path)) return load();
      usesOwn = true;
      return own as Awaited<ReturnType<typeof load>>;
    },
  });
  provideTexts(language, content.texts[language]);
  await switchLanguage(language);
  await loadLocales(layoutSets);
  recordNamespaces(usage, layoutSets);
  const atPress = hydratesAtPress(site, path);
  const page = createPage(
    {
      ...{ language, site, content: { shop: {}, texts: {} }, navigation: site.navigation },
      ...{ layout: 'site', atPress },
    },
    { usage },
  );
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <PageProvider value={page}>
        <LanguageProvider>
          <MemoryRouter basename={pathIn(language, '')} initialEntries={[pathIn(language, path)]}>
            <App />
          </MemoryRouter>
        </LanguageProvider>
      </PageProvider>
    </StrictMode>,
    {
      // React would hide a large boundary behind a script; this HTML must read without any.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length) throw errors[0];
  const facts = [...usage.facts].sort();
  const namespaces = [...usage.namespaces].sort();
  const slice: ContentSlice = {
    shop: Object.fromEntries(
      facts.flatMap((fact) => (fact in content.shop ? [[fact, content.shop[fact]]] : [])),
    ),
    texts: { [language]: changedTexts(language, namespaces) },
    ...(usage.products ? { products: content.products } : {}),
    ...(usesOwn ? { page: { path, content: own } } : {}),
  };
  // What makes such a page load is mostly its language link: the composer hints the other dictionaries, too.
  if (atPress) {
    for (const other of LANGUAGES) await switchLanguage(other);
  }
  return {
    html,
    slice,
    shown: [
      ...facts.map((fact) => ['shop', fact]),
      ...namespaces.map((namespace) => ['texts', language, namespace]),
      ...(usage.products ? [['products']] : []),
      ...(usesOwn ? [[PAGES_FIELD, path]] : []),
    ],
    contentFiles: usage.products && content.products ? [content.products] : [],
    missingWidgets: [...usage.missingWidgets],
    unreadLocales: unreadLocales(usage),
  };
}
