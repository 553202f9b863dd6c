import { linkSync, mkdirSync, mkdtempSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { CANARY_FOLDER } from '../site/canaries';
import { isAppFolder } from '../site/contract';
import { LEDGER_FILE, PREVIOUS_FOLDER } from './ledger';
import { removeFolder } from './siteFile';

/** The folder, in a site's folder, with the drafts of its next states. */
const DRAFTS = '.drafts';

/** Folders whose files never change: the versions of an app, and the content files. */
const isImmutable = (name: string) => isAppFolder(name) || name === 'content';

/** What a draft shares with the site beside its public files. */
const shared = [LEDGER_FILE, CANARY_FOLDER, PREVIOUS_FOLDER];

function linkFiles(from: string, to: string, names: readonly string[]) {
  mkdirSync(to, { recursive: true });
  for (const name of names) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    const found = statSync(source, { throwIfNoEntry: false });
    if (found?.isDirectory()) linkFiles(source, target, readdirSync(source));
    else if (found) linkIfThere(source, target);
  }
}

/** Another release may replace a file, or remove its own draft, at any moment. */
function linkIfThere(source: string, target: string) {
  try {
    linkSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** No draft takes this long, in milliseconds; one that is older was left behind by a killed process. */
const LONGEST = 60 * 60 * 1_000;

function removeAbandoned(drafts: string) {
  for (const name of readdirSync(drafts)) {
    const draft = path.join(drafts, name);
    const found = statSync(draft, { throwIfNoEntry: false });
    if (found && found.mtimeMs < Date.now() - LONGEST) removeFolder(draft);
  }
}

/**
 * Creates a copy of a site in which its next state is prepared; no visitor receives files from it. It
 * costs no space: files are links, and every change of the site replaces a file instead of writing
 * into it.
 * @returns the folder, and what removes it
 */
export function createDraftSite(siteDir: string) {
  const drafts = path.join(siteDir, DRAFTS);
  mkdirSync(drafts, { recursive: true });
  removeAbandoned(drafts);
  const folder = mkdtempSync(path.join(drafts, 'draft-'));
  const names = readdirSync(siteDir).filter((name) => !name.startsWith('.'));
  linkFiles(siteDir, folder, [...names.filter((name) => !isImmutable(name)), ...shared]);
  for (const name of names.filter(isImmutable)) {
    symlinkSync(path.join('../..', name), path.join(folder, name));
  }
  return { folder, remove: () => removeFolder(folder) };
}
