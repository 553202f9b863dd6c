import { existsSync } from 'node:fs';
import { addressOf, pagesOf } from '../compose/composedPages';
import { filesAtStart } from '../compose/filesAtStart';
import { createDraftSite } from '../disk/draftSite';
import { htmlFile, readLedger } from '../disk/ledger';
import { changeSite, readSite } from '../disk/siteFile';
import { type SiteSettings, withSettings } from '../disk/siteSettings';
import { startOverBudget } from '../release/checks/sizeBudget';
import { serveFiles } from '../server/serveFiles';
import { assertNoProblems } from '../site/assertNoProblems';
import { asCanary, withoutCanaryFolder } from '../site/canaries';
import { LANGUAGES, pathIn } from '../site/languages';
import { addressesWithoutHtml } from '../site/routes';
import { checkPages } from './check/checkPages';
import { composeSite } from './composeSite';
import { allowedSources } from './shopPolicy';

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

/** Released remotes, each in the version that visitors get of it, or that its canary's visitors get. */
const releasedRemotes = (draft: string, apps: readonly string[]) =>
  readSite(draft)
    .remotes.filter(({ name }) => apps.includes(name))
    .map(asCanary);

/** Pages that load more of a released remote at their start than its budget allows. */
async function overBudget(draft: string, apps: readonly string[]): Promise<string[]> {
  const released = releasedRemotes(draft, apps);
  const server = await serveFiles(draft, allowedSources);
  try {
    const composed = Object.entries(readLedger(draft)).map(([address, { files }]) => ({
      address,
      files,
    }));
    const others = await filesAtStart(draft, server.origin, apps);
    return [...composed, ...others].flatMap((page) =>
      released.flatMap(({ name, live: { base } }) => startOverBudget(draft, page, { name, base })),
    );
  } finally {
    await server.close();
  }
}

/** Opens the pages of a release in a real browser. Those of a canary are its own remote's only. */
function checkInBrowser(
  siteDir: string,
  draft: string,
  { apps, own }: { apps: readonly string[]; own: ReadonlySet<string> },
): Promise<string[]> {
  const site = readSite(draft);
  const released = releasedRemotes(draft, apps);
  const isCanary = site.remotes.some(({ name, canary }) => canary && apps.includes(name));
  const composed = [...own].filter(
    (address) => !isCanary || withoutCanaryFolder(address) !== address,
  );
  const others = released.flatMap(({ live }) =>
    addressesWithoutHtml(live)
      // The value of a parameter is the visitor's.
      .filter((path) => live.pages.some((page) => page.path.replace(/\/\*$/, '') === path))
      .flatMap((path) => LANGUAGES.map((language) => pathIn(language, path))),
  );
  const shell = apps.includes('shell') && site.shell ? [{ name: 'shell', ...site.shell }] : [];
  return checkPages({
    draft,
    siteDir,
    released: [...shell, ...released.map(({ name, live }) => ({ name, version: live.version }))],
    isCanary,
    addresses: [...new Set([...composed.map(withoutCanaryFolder), ...others])],
  });
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
      const problems = await checkInBrowser(siteDir, draft.folder, { apps, own });
      assertNoProblems(apps.join(', '), problems);
    },

    remove() {
      for (const draft of drafts) draft.remove();
    },
  };
}

export type Staging = ReturnType<typeof createStaging>;
