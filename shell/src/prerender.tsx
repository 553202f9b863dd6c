import {
  type Content,
  type PublishedProduct,
  provideContent,
  provideShop,
  provideSite,
  resetShop,
  type Shop,
  type SiteConfig,
} from '@shop/shared-contract';
import {
  changedTexts,
  commonLocales,
  type Language,
  LanguageProvider,
  loadLocales,
  provideTexts,
  switchLanguage,
} from '@shop/shared-i18n';
import { MemoryRouter } from '@shop/shared-vendor';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './App';
import { basenameOf } from './languageOfAddress';
import { frameLocales } from './locales/frameLocales';
import type { ContentSlice } from './page/pageSnapshot';
import { recordNamespaces, recordProducts, recordUsage } from './page/pageUsage';

interface Address {
  site: SiteConfig;
  /** Path without the language's folder. */
  path: string;
  language: Language;
  content: Content;
  products: readonly PublishedProduct[];
}

/** The published content that a page shows, by name. */
export interface Shown {
  facts: (keyof Shop)[];
  namespaces: string[];
  products: boolean;
}

interface RenderedPage {
  /** Content of #root, hoisted head elements first. */
  html: string;
  /** What the page has to carry to hydrate unchanged. */
  slice: ContentSlice;
  shown: Shown;
}

/**
 * Turns an address into the HTML of #root, with what staff published. Only the composer asks for this
 * module; visitors never download it. It may be called again for another address in that language.
 * @throws what any component throws, so that broken HTML is never released
 */
export async function prerenderPage(address: Address): Promise<RenderedPage> {
  const { site, path, language, content, products } = address;
  provideSite(site);
  resetShop();
  provideShop(content.shop);
  const usage = recordUsage();
  provideContent({
    content: async () => content,
    products: async () => {
      recordProducts();
      return products;
    },
  });
  provideTexts(language, content.texts[language]);
  const frameSets = [commonLocales, frameLocales];
  await loadLocales(frameSets, language);
  recordNamespaces(frameSets);
  await switchLanguage(language);
  const basename = basenameOf(language);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <LanguageProvider>
        <MemoryRouter
          basename={basename}
          initialEntries={[basename === '/' ? path : basename + path]}
        >
          <App embedded={site} />
        </MemoryRouter>
      </LanguageProvider>
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
  return {
    html,
    slice: {
      shop: Object.fromEntries(
        facts.flatMap((fact) => (fact in content.shop ? [[fact, content.shop[fact]]] : [])),
      ),
      texts: { [language]: changedTexts(language, namespaces) },
      ...(usage.products ? { products: content.products } : {}),
    },
    shown: { facts, namespaces, products: usage.products },
  };
}
