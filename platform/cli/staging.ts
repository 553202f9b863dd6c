import { existsSync } from 'node:fs';
import { addressOf, pagesOf } from '../compose/composedPages';
import { createDraftSite } from '../disk/draftSite';
import { htmlFile, readLedger } from '../disk/ledger';
import { changeSite, readSite } from '../disk/siteFile';
import { type SiteSettings, withSettings } from '../disk/siteSettings';
import { startOverBudget } from '../release/checks/sizeBudget';
import { assertNoProblems } from '../site/assertNoProblems';
import { pageSite } from '../site/pageSite';
import { checkPages } from './checkPages';
import { composeSite } from './composeSite';

/** The addresses whose pages show one of the apps. */
function addressesOf(draft: string, apps: readonly string[]): Set<string> {
  const shown = pagesOf(readSite(draft)).filter((page) =>
    pageSite(page.site, page.remote).remotes.some(({ name }) => apps.includes(name)),
  );
  return new Set(shown.map(addressOf));
}

/** The folder before the address of a page that a canary composed. */
const inCanary = /^\/\.canary\/[^/]+/;

/** Pages that load more of a released remote than its budget allows. */
function overBudget(draft: string, apps: readonly string[]): string[] {
  const { remotes } = readSite(draft);
  const released = remotes.filter(({ name }) => apps.includes(name));
  return Object.entries(readLedger(draft)).flatMap(([address, { files }]) =>
    released.flatMap(({ name, live, canary }) =>
      [live, ...(canary ? [canary.release] : [])].flatMap(({ base }) =>
        startOverBudget(draft, { address, files }, { name, base }),
      ),
    ),
  );
}

/**
 * Creates what renders a release before anybody gets it: in a draft of the site, in which it is live.
 * @param settings the settings that the site has once it is released
 * @param check whether a real browser opens the pages too
 */
export function createStaging(siteDir: string, settings: SiteSettings, check = false) {
  const drafts: ReturnType<typeof createDraftSite>[] = [];
  const folders: string[] = [];

  return {
    /** The folders in which pages were rendered. */
    folders: folders as readonly string[],

    /**
     * Renders the pages that a release changes.
     * @param apps the released apps
     * @param apply makes them live in a draft of the site
     * @throws ChangeRejectedError when a page of theirs cannot be rendered; another team's page that
     *   could not be rendered before does not count
     */
    async render(apps: readonly string[], apply: (draft: string) => Promise<void>) {
      const draft = createDraftSite(siteDir);
      drafts.push(draft);
      folders.push(draft.folder);
      await changeSite(draft.folder, (site) => withSettings(site, settings));
      await apply(draft.folder);
      const { failed } = await composeSite(draft.folder);
      const own = addressesOf(draft.folder, apps);
      const broken = failed.filter(
        ({ address }) =>
          own.has(address) || (apps.includes('shell') && existsSync(htmlFile(siteDir, address))),
      );
      assertNoProblems(apps.join(', '), [
        ...broken.map(({ address, reason }) => `${address} cannot be rendered: ${reason}`),
        ...overBudget(draft.folder, apps),
      ]);
      if (!check) return;
      const addresses = [...new Set([...own].map((address) => address.replace(inCanary, '')))];
      assertNoProblems(
        apps.join(', '),
        await checkPages({ draft: draft.folder, siteDir, apps, addresses }),
      );
    },

    remove() {
      for (const draft of drafts) draft.remove();
    },
  };
}

export type Staging = ReturnType<typeof createStaging>;
