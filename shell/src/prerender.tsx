import { provideSite, type SiteConfig } from '@shop/shared-contract';
import {
  commonMessages,
  type Language,
  LanguageProvider,
  loadMessages,
  switchLanguage,
} from '@shop/shared-i18n';
import { MemoryRouter } from '@shop/shared-vendor';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './App';
import { basenameOf } from './languageOfAddress';
import { frameMessages } from './messages/frameMessages';

interface Address {
  site: SiteConfig;
  /** Path without the language's folder. */
  path: string;
  language: Language;
}

/**
 * Turns an address into the HTML of #root. Only the composer asks for this module; visitors never
 * download it.
 * @throws what any component throws, so that broken HTML is never released
 */
export async function prerenderPage({ site, path, language }: Address): Promise<string> {
  provideSite(site);
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
  return html;
}
