import { existsSync } from 'node:fs';
import { addressOf, pagesOf } from '../compose/composedPages';
import { createDraftSite } from '../disk/draftSite';
import { htmlFile, readLedger } from '../disk/ledger';
import { changeSite, readSite } from '../disk/siteFile';
import { type SiteSettings, withSettings } from '../disk/siteSettings';
import { assertNoProblems } from '../site/assertNoProblems';
import { checkInBrowser } from './check/checkInBrowser';
import { overBudget } from './check/overBudget';
import { composeSite } from './composeSite';

/**
 * The addresses that a release has to answer for: the pages of the released apps, and those of other
 * teams that show something of them and have HTML.
 */
function addressesOf(siteDir: string, draft: string, apps: readonly string[]): Set<string> {
  const ledger = { ...readLedger(siteDir), ...readLedger(draft) };
  const shows = (address: string) =>
    ledger[address]?.files.some((file) => apps.includes(file.split('/')[1] ?? ''));
  const pages = pagesOf(readSite(draft)).filter((page) => {
    if (apps.includes(page.remote)) return true;
    const address = addressOf(page);
    return existsSync(htmlFile(siteDir, address)) && shows(address);
  });
  return new Set(pages.map(addressOf));
}

/**
 * Creates what renders a release in a draft of the site, before it is live.
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
     * @throws ChangeRejectedError when a page of theirs, or one that shows them, cannot be rendered
     */
    async render(apps: readonly string[], apply: (draft: string) => Promise<void>) {
      const draft = createDraftSite(siteDir);
      drafts.push(draft);
      folders.push(draft.folder);
      await changeSite(draft.folder, (site) => withSettings(site, settings));
      await apply(draft.folder);
      const { failed } = await composeSite(draft.folder);
      const own = addressesOf(siteDir, draft.folder, apps);
      const broken = failed.filter(({ address }) => own.has(address));
      assertNoProblems(apps.join(', '), [
        ...broken.map(({ address, reason }) => `${address} cannot be rendered: ${reason}`),
        ...(await overBudget(draft.folder, apps)),
      ]);
      if (!check) return;
      const problems = await checkInBrowser({ draft: draft.folder, siteDir, apps, own });
      assertNoProblems(apps.join(', '), problems);
    },

    remove() {
      for (const draft of drafts) draft.remove();
    },
  };
}

export type Staging = ReturnType<typeof createStaging>;
