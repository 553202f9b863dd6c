import { withoutCanaryFolder } from '../../shared-site/canaries';
import { LANGUAGES, pathIn } from '../../shared-site/languages';
import { addressesWithoutHtml } from '../../shared-site/routes';
import { readSite } from '../disk/siteFile';
import type { AllowedSources } from '../server/pageHeaders';
import { checkPages } from './checkPages';
import { releasedRemotes } from './releasedRemotes';

interface Release {
  /** A generation in which the apps are live or a canary, with its pages composed. */
  draft: string;
  siteDir: string;
  apps: readonly string[];
  own: ReadonlySet<string>;
  sources: AllowedSources;
}

/** @returns a sentence for each problem, see `checkPages` */
export function checkInBrowser({ draft, siteDir, apps, own, sources }: Release): Promise<string[]> {
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
    sources,
    addresses: [...new Set([...composed.map(withoutCanaryFolder), ...others])],
  });
}
