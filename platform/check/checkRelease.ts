import { existsSync } from 'node:fs';
import { assertNoProblems } from '../../shared-site/assertNoProblems';
import { addressOf, pagesOf, type SitePage } from '../compose/composedPages';
import { pressOverBudget, startOverBudget } from '../release/sizeBudget';
import type { AllowedSources } from '../server/pageHeaders';
import type { ComposedDraft } from '../site/changeAndCompose';
import { htmlFile, readLedger } from '../site/composeLedger';
import { publicFolder } from '../site/generations';
import { readSite } from '../site/siteFile';
import { checkInBrowser } from './checkInBrowser';
import { launchChromium } from './chromium';
import { checkParts } from './composedParts';
import { releasedRemotes } from './releasedRemotes';

/** The pages of the released apps, and those of other teams that show something of them and have HTML. */
function shownPages({ siteDir, draft }: ComposedDraft, apps: readonly string[]): SitePage[] {
  const ledger = { ...readLedger(siteDir), ...readLedger(draft) };
  const shows = (address: string) =>
    ledger[address]?.files.some((file) => apps.includes(file.split('/')[1] ?? ''));
  return pagesOf(readSite(draft)).filter((page) => {
    if (apps.includes(page.remote)) return true;
    const address = addressOf(page);
    return existsSync(htmlFile(siteDir, address)) && shows(address);
  });
}

/** What a page of another team did before this release rejects none: one team must not stop the others. */
function composedProblems(
  { siteDir, draft, failed }: ComposedDraft,
  pages: readonly SitePage[],
  isOwn: (page: SitePage) => boolean,
): string[] {
  const [made, live] = [readLedger(draft), readLedger(siteDir)];
  const reasons = new Map(failed.map(({ address, reason }) => [address, reason]));
  return pages.flatMap((page) => {
    const address = addressOf(page);
    const known = isOwn(page) ? undefined : live[address];
    const reason = reasons.get(address);
    if (reason !== undefined) {
      return reason === known?.failure ? [] : [`${address} cannot be rendered: ${reason}`];
    }
    return (made[address]?.problems ?? [])
      .filter((problem) => !known?.problems?.includes(problem))
      .map((problem) => `${address} ${problem}`);
  });
}

function overBudget({ draft, started = [] }: ComposedDraft, apps: readonly string[]): string[] {
  const composed = Object.entries(readLedger(draft)).map(([address, { files }]) => ({
    address,
    files,
  }));
  return [...composed, ...started].flatMap((page) =>
    releasedRemotes(draft, apps).flatMap(({ name, live: { base } }) =>
      startOverBudget(draft, page, { name, base }),
    ),
  );
}

interface BrowserVisit {
  /** What pages may load. */
  sources: AllowedSources;
  /** Rejects a release that changes what the layout and other remotes look like, or that no browser could look at. */
  isStrict: boolean;
  /** Whether a team releases by its token. */
  byToken: boolean;
}

/**
 * @param browser absent where no browser opens the pages
 * @throws ChangeRejectedError when a page that shows the apps cannot be rendered, loads too much, does what no
 *   release may add, or fails in the browser
 */
export async function checkRelease(
  apps: readonly string[],
  composed: ComposedDraft,
  browser?: BrowserVisit,
) {
  const { draft, siteDir, started = [] } = composed;
  const canaries = readSite(draft).remotes.flatMap(({ name, canary }) => (canary ? [name] : []));
  const isOwn = ({ remote, folder }: SitePage) =>
    apps.includes(remote) && (folder !== '' || !canaries.includes(remote));
  const pages = shownPages(composed, apps);
  const parts = checkParts(draft, pages, apps);
  for (const warning of parts.warnings) console.info(`  warning: ${warning}`);
  assertNoProblems(apps.join(', '), [
    ...composedProblems(composed, pages, isOwn),
    ...parts.problems,
    ...started.flatMap(({ address, problems }) => problems.map((each) => `${address} ${each}`)),
    ...overBudget(composed, apps),
    ...(apps.includes('shell') ? pressOverBudget(draft) : []),
  ]);
  if (!browser) return;
  const count = pages.length + started.length;
  const chromium = await launchChromium({
    isRequired: browser.isStrict,
    byToken: browser.byToken,
  });
  if (!chromium) {
    console.info(
      `  no browser starts here (Chromium), so nothing has looked at what ${count} pages log in one, whether they hydrate, and their workers`,
    );
    return;
  }
  try {
    const problems = await checkInBrowser({
      draft,
      siteDir: publicFolder(siteDir),
      apps,
      pages,
      isOwn,
      browser: chromium,
      comparesLayout: browser.isStrict,
      sources: browser.sources,
    });
    assertNoProblems(apps.join(', '), problems);
  } finally {
    await chromium.close();
  }
}
