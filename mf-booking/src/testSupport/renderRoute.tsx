import type { Language } from '@shop/shared-i18n';
import { renderInShell } from '@shop/shared-ui/test-support';
import { Link, Route, Routes } from '@shop/shared-vendor';
import bookingPage from '../pages/booking/page';
import managePage from '../pages/manage/page';
import { tabDraft } from '../wizard/draft';
import { BookingLinksPage } from './BookingLinksPage';

interface Options {
  /** The navigation state from another page. */
  state?: unknown;
  language?: Language;
}

/**
 * Opens one of this app's pages in a new tab, as the shell does: with its translations loaded, within
 * a router and with notifications. The link "Elsewhere" leads to another team's page.
 */
export function renderRoute(path: string, { state, language }: Options = {}) {
  tabDraft.current = undefined;
  const { pathname, search, hash } = new URL(path, 'https://shop.example');
  return renderInShell(
    <>
      <Routes>
        <Route path="/booking" element={<bookingPage.Component />} />
        <Route path="/booking/cancel" element={<managePage.Component />} />
        <Route path="/elsewhere" element={<BookingLinksPage />} />
      </Routes>
      <Link to="/elsewhere">Elsewhere</Link>
    </>,
    { locales: managePage.locales, language, at: { pathname, search, hash, state } },
  );
}
