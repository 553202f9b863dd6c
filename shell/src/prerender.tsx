import {
  beginWithShop,
  builtInShop,
  provideSite,
  type Shop,
  type SiteConfig,
} from '@shop/shared-contract';
import { shopFromSettings } from '@shop/shared-data';
import {
  commonMessages,
  type Language,
  LanguageProvider,
  loadMessages,
  overlayMessages,
  overlaysInUse,
  switchLanguage,
} from '@shop/shared-i18n';
import { MemoryRouter } from '@shop/shared-vendor';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './App';
import { basenameOf } from './languageOfAddress';
import { overlaysFrom } from './live/overlaysFrom';
import type { StaffEdits } from './live/staffEdits';
import { frameMessages } from './messages/frameMessages';

/** Rows that staff edit, as the database has them. */
export interface StaffRows {
  settings: { key: string; value: string }[];
  content: { page: string; identifier: string; content: string }[];
}

interface Address {
  site: SiteConfig;
  /** Path without the language's folder. */
  path: string;
  language: Language;
  staff: StaffRows;
}

interface RenderedPage {
  /** Content of #root, hoisted head elements first. */
  html: string;
  /** What of staff's the page shows instead of what is built in. */
  edits: StaffEdits;
}

/** The facts that are not as built in. */
const changedFacts = (shop: Partial<Shop>): Partial<Shop> =>
  Object.fromEntries(
    Object.entries(shop).filter(
      ([name, fact]) => JSON.stringify(fact) !== JSON.stringify(builtInShop[name as keyof Shop]),
    ),
  );

/**
 * Turns an address into the HTML of #root, with the facts and words by staff. Only the composer
 * asks for this module; visitors never download it.
 * @throws what any component throws, so that broken HTML is never released
 */
export async function prerenderPage(address: Address): Promise<RenderedPage> {
  const { site, path, language, staff } = address;
  const shop = shopFromSettings(staff.settings);
  provideSite(site);
  beginWithShop(shop);
  overlayMessages(language, overlaysFrom(staff.content)[language]);
  await loadMessages([commonMessages, frameMessages], language);
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
  return { html, edits: { facts: changedFacts(shop), words: overlaysInUse(language) } };
}
