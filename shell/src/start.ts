import { trustScripts } from '@shop/loader';
import { paths } from '@shop/shared-contract';
import { initI18n } from '@shop/shared-i18n';
import { EDITED_PAGE } from '@shop/shared-site/contract';
import { decodeFragment } from '@shop/shared-site/encodedFragment';
import {
  addressIn,
  inLanguageFolder,
  languageOfPath,
  pathOf,
  plainPath,
  requestedLanguage,
} from '@shop/shared-site/languages';
import { isStaffOrigin, originsOf } from '@shop/shared-site/origins';
import { loadLayoutLocales } from './locales/layoutLocales';
import { mount } from './mount';
import { createPage } from './page/createPage';
import { startContent } from './page/loadContent';
import { type PageSnapshot, readSnapshot } from './page/pageSnapshot';
import { removeTokens } from './page/removeTokens';
import { stayWithoutShell } from './press/stayWithoutShell';
import { yieldToMain } from './scheduling/yieldToMain';
import {
  activeOverrides,
  noOverrides,
  type RequestedOverrides,
  readOverrides,
} from './site/overrides';

declare global {
  interface Window {
    /** Set by the composer only: receives the function that renders an address to HTML. */
    composeWith?: (render: typeof import('./prerender').prerenderPage) => void;
  }
}

/** Hydrates or renders the page, and again once the user has allowed overrides. */
async function openPage(root: HTMLElement, snapshot: PageSnapshot, overrides: RequestedOverrides) {
  const { staff } = originsOf(snapshot.addresses ?? {}, location.origin);
  // `frameElement` is null where a page of another origin frames this one.
  const isFramed = staff === location.origin ? window.frameElement !== null : parent !== window;
  const isEdited = isFramed && location.search === EDITED_PAGE;
  // The HTML shows the released version, not the override, and texts that are not marked.
  if (isEdited || activeOverrides(overrides).length) root.replaceChildren();
  let unmount = () => {};
  const page = createPage(snapshot, {
    isComposed: root.hasChildNodes(),
    overrides,
    runOverrides: () => {
      unmount();
      void openPage(root, snapshot, { ...overrides, state: 'running' });
    },
  });
  const replaceOwn = startContent(page);
  // Mostly the language link was pressed, which needs it once the page is hydrated.
  if (snapshot.atPress) page.prefetchContent().catch(() => undefined);
  if (isEdited) {
    const { startEditing } = await import('./editing/startEditing');
    const own = await startEditing(page, staff);
    if (own) replaceOwn(own);
  }
  const hasLocales = await loadLayoutLocales();
  await yieldToMain();
  // Without dictionaries React would replace readable HTML by keys.
  if (hasLocales || !root.hasChildNodes()) unmount = mount(root, page);
  else stayWithoutShell();
}

export async function start() {
  trustScripts();
  // Before the router reads it. The server redirects; a host of plain files cannot.
  const decoded = decodeFragment(location);
  if (decoded) history.replaceState(history.state, '', decoded);
  // The client of the login page reads and removes them itself.
  if (pathOf(location.pathname) !== paths.adminLogin()) removeTokens(location);
  const inFolder = inLanguageFolder(location.pathname);
  if (inFolder) return location.replace(inFolder + location.search + location.hash);
  // Without a request: hosts that answer `/about` with a redirect to `/about/` would repeat it without end.
  const plain = plainPath(location.pathname);
  if (plain !== location.pathname) {
    history.replaceState(history.state, '', plain + location.search + location.hash);
  }
  const requested = requestedLanguage(location.search);
  if (requested) {
    const address = addressIn(requested, location.href);
    // The server redirects; a host of plain files has sent the HTML of the other language.
    if (languageOfPath(location.pathname) !== requested) return location.replace(address);
    history.replaceState(history.state, '', address);
  }
  const snapshot = readSnapshot(document);
  const root = document.getElementById('root');
  if (!root) throw new Error('The HTML has no #root');

  if (window.composeWith) {
    initI18n(snapshot.language);
    window.composeWith((await import('./prerender')).prerenderPage);
  } else {
    initI18n(snapshot.language);
    const isStaff = isStaffOrigin(snapshot.addresses ?? {}, location.host);
    await openPage(root, snapshot, isStaff ? noOverrides : readOverrides());
  }
}
