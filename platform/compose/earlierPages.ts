import { existsSync } from 'node:fs';
import { canaryFolder } from '../../shared-site/canaries';
import { pathIn } from '../../shared-site/languages';
import {
  htmlFile,
  type Ledger,
  type LedgerEntry,
  previousPages,
  readLedger,
} from '../site/composeLedger';
import {
  addressOf,
  commonDigest,
  menuDigest,
  NO_REMOTE,
  type SitePage,
  shownDigest,
} from './composedPages';
import type { RenderInput } from './renderPage';

export interface EarlierPage {
  made: LedgerEntry;
  file: string;
}

/** HTML that is current, or else what is current but for the menu, and what was made with older content. */
export interface FoundPages {
  current?: EarlierPage;
  otherMenu?: EarlierPage;
  outdated?: EarlierPage;
}

export function isMadeFromLive(
  { site, remote }: Pick<SitePage, 'site'> & { remote?: string },
  { files }: LedgerEntry,
) {
  const ofRemotes = files.filter((file) => !file.startsWith('/shell/'));
  return (
    (ofRemotes.length > 0 || remote === NO_REMOTE) &&
    ofRemotes.every((file) => site.remotes.some(({ live }) => file.startsWith(live.base)))
  );
}

/**
 * HTML is used again for as long as nothing that it shows has changed.
 * @param others folders of sites in which pages were composed
 */
export function createEarlierPages(siteDir: string, ledger: Ledger, others: readonly string[]) {
  const folders = [
    { folder: siteDir, made: ledger },
    ...[previousPages(siteDir), ...others].map((folder) => ({ folder, made: readLedger(folder) })),
  ];

  /** Versions of a page that were composed from what is live now, but maybe from other content. */
  function madeFromLive({ template }: RenderInput, page: SitePage): EarlierPage[] {
    const { remote, language, path } = page;
    // A canary's page becomes the live one when the canary is promoted.
    const addresses = [addressOf(page), canaryFolder(remote) + pathIn(language, path)];
    const common = commonDigest(page.site, template);
    return folders.flatMap(({ folder, made }) =>
      addresses.flatMap((address) => {
        const entry = made[address];
        const file = htmlFile(folder, address);
        const isUsable =
          entry?.common === common && isMadeFromLive(page, entry) && existsSync(file);
        return isUsable ? [{ made: entry, file }] : [];
      }),
    );
  }

  return {
    find(input: RenderInput, page: SitePage): FoundPages {
      const found = madeFromLive(input, page);
      const menu = menuDigest(page.site);
      const shown = found.filter(({ made }) => made.content === shownDigest(made.shown, input));
      const current = shown.find(({ made }) => made.menu === menu);
      if (current) return { current };
      const [[otherMenu], [outdated]] = [shown, found];
      return { ...(otherMenu && { otherMenu }), ...(outdated && { outdated }) };
    },
  };
}

export type EarlierPages = ReturnType<typeof createEarlierPages>;
