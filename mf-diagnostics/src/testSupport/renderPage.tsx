import {
  commonLocales,
  type Language,
  LanguageProvider,
  loadLocales,
  startEngine,
} from '@shop/shared-i18n';
import { WithLanguage } from '@shop/shared-ui/test-support';
import { MemoryRouter, Route, Routes, useLocation } from '@shop/shared-vendor';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { diagnosticsLocales } from '../locales/diagnosticsLocales';

let engine: Promise<void> | undefined;

/** Stands in for every other page: shows the address and the state of the navigation. */
function OtherPage() {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

/** Renders with the real locales and a router, as the shell does. */
export async function renderPage(page: ReactNode, language: Language = 'en') {
  engine ??= startEngine('en');
  await engine;
  await loadLocales([commonLocales, diagnosticsLocales], 'en');
  return act(async () =>
    render(
      <MemoryRouter>
        <LanguageProvider>
          <WithLanguage language={language}>
            <Routes>
              <Route path="/" element={page} />
              <Route path="*" element={<OtherPage />} />
            </Routes>
          </WithLanguage>
        </LanguageProvider>
      </MemoryRouter>,
    ),
  );
}
