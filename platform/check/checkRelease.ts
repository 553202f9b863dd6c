import { existsSync } from 'node:fs';
import { assertNoProblems } from '../../shared-site/assertNoProblems';
import { addressOf, pagesOf } from '../compose/composedPages';
import { filesAtStart } from '../compose/filesAtStart';
import type { ComposedDraft } from '../disk/changeAndCompose';
import { htmlFile, readLedger } from '../disk/composeLedger';
import { publicFolder } from '../disk/generations';
import { readSite } from '../disk/siteFile';
import { pressOverBudget, startOverBudget } from '../release/checks/sizeBudget';
import type { AllowedSources } from '../server/pageHeaders';
import { checkInBrowser } from './checkInBrowser';
import { releasedRemotes } from './releasedRemotes';

/** The pages of the released apps, and those of other teams that show something of them and have HTML. */
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

async function overBudget(draft: string, apps: readonly string[]): Promise<string[]> {
  const released = releasedRemotes(draft, apps);
  const composed = Object.entries(readLedger(draft)).map(([address, { files }]) => ({
    address,
    files,
  }));
  const others = await filesAtStart(draft, apps);
  return [...composed, ...others].flatMap((page) =>
    released.flatMap(({ name, live: { base } }) => startOverBudget(draft, page, { name, base })),
  );
}

/**
 * @param sources what pages may load, where a real browser opens them too
 * @throws ChangeRejectedError when a page that shows the apps cannot be rendered, loads too much, or
 *   fails in the browser
 */
export async function checkRelease(
  apps: readonly string[],
  { draft, siteDir, failed }: ComposedDraft,
  sources?: AllowedSources,
) {
  const own = addressesOf(siteDir, draft, apps);
  const broken = failed.filter(({ address }) => own.has(address));
  assertNoProblems(apps.join(', '), [
    ...broken.map(({ address, reason }) => `${address} cannot be rendered: ${reason}`),
    ...(await overBudget(draft, apps)),
    ...(apps.includes('shell') ? pressOverBudget(draft) : []),
  ]);
  if (!sources) return;
  const problems = await checkInBrowser({
    draft,
    siteDir: publicFolder(siteDir),
    apps,
    own,
    sources,
  });
  assertNoProblems(apps.join(', '), problems);
}
