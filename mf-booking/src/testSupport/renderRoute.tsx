import {
  commonLocales,
  type Language,
  LanguageProvider,
  loadLocales,
  startEngine,
} from '@shop/shared-i18n';
import { NotificationArea } from '@shop/shared-ui';
import { WithLanguage } from '@shop/shared-ui/test-support';
import { Link, MemoryRouter, Route, Routes } from '@shop/shared-vendor';
import { act, render } from '@testing-library/react';
import bookingPage from '../pages/booking/page';
import cancelPage from '../pages/cancel/page';
import { tabDraft } from '../wizard/draft';
import { OtherPage } from './OtherPage';

let engine: Promise<void> | undefined;

interface Options {
  /** The navigation state from another page. */
  state?: unknown;
  language?: Language;
}

/**
 * Opens one of this app's pages in a new tab, as the shell does: with its translations loaded, within
 * a router and with notifications. The link "Elsewhere" leads to another team's page.
 */
export async function renderRoute(path: string, { state, language = 'en' }: Options = {}) {
  tabDraft.current = undefined;
  engine ??= startEngine('en');
  await engine;
  await loadLocales([commonLocales, ...cancelPage.locales], 'en');
  const url = new URL(path, 'https://shop.example');
  const entry = { pathname: url.pathname, search: url.search, hash: url.hash, state };
  return act(async () =>
    render(
      <MemoryRouter initialEntries={[entry]}>
        <LanguageProvider>
          <WithLanguage language={language}>
            <Routes>
              <Route path="/booking" element={<bookingPage.Component />} />
              <Route path="/booking/cancel" element={<cancelPage.Component />} />
              <Route path="/elsewhere" element={<OtherPage />} />
            </Routes>
            <Link to="/elsewhere">Elsewhere</Link>
            <NotificationArea label="Notifications" />
          </WithLanguage>
        </LanguageProvider>
      </MemoryRouter>,
    ),
  );
}
