import type { Browser } from 'playwright-core';
import { withoutCanaryFolder } from '../../shared-site/canaries';
import { LANGUAGES, pathIn } from '../../shared-site/languages';
import { addressesWithoutHtml } from '../../shared-site/routes';
import { addressOf, type SitePage } from '../compose/composedPages';
import type { AllowedSources } from '../server/pageHeaders';
import { readSite } from '../site/siteFile';
import { checkPages } from './checkPages';
import { releasedRemotes } from './releasedRemotes';

interface Release {
  /** A generation in which the apps are live or a canary, with its pages composed. */
  draft: string;
  siteDir: string;
  apps: readonly string[];
  /** Those that show something of the apps and have composed HTML. */
  pages: readonly SitePage[];
  /** Whether a page is one of the apps, in the version that is released. */
  isOwn: (page: SitePage) => boolean;
  comparesLayout: boolean;
  browser: Browser;
  sources: AllowedSources;
}

/** @returns a sentence for each problem, see `checkPages` */
export function checkInBrowser(release: Release): Promise<string[]> {
  const { draft, siteDir, apps, pages, isOwn, comparesLayout, browser, sources } = release;
  const site = readSite(draft);
  const released = releasedRemotes(draft, apps);
  const isCanary = site.remotes.some(({ name, canary }) => canary && apps.includes(name));
  const addressesOf = (shown: readonly SitePage[]) =>
    shown
      .map(addressOf)
      .filter((address) => !isCanary || withoutCanaryFolder(address) !== address)
      .map(withoutCanaryFolder);
  const others = released.flatMap(({ live }) =>
    // Those of staff sign in to a backend, which a new site does not name yet.
    (site.backend.key ? addressesWithoutHtml(live) : [])
      // The value of a parameter is the visitor's.
      .filter((path) => live.pages.some((page) => page.path.replace(/\/\*$/, '') === path))
      .flatMap((path) => LANGUAGES.map((language) => pathIn(language, path))),
  );
  const shell = apps.includes('shell') && site.shell ? [{ name: 'shell', ...site.shell }] : [];
  const addresses = [...new Set([...addressesOf(pages), ...others])];
  console.info(`  opening ${addresses.length} pages in a browser …`);
  return checkPages({
    draft,
    siteDir,
    released: [...shell, ...released.map(({ name, live }) => ({ name, version: live.version }))],
    isCanary,
    comparesLayout,
    browser,
    sources,
    addresses,
    ownAddresses: new Set([...addressesOf(pages.filter(isOwn)), ...others]),
  });
}
