import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { shortDigest } from '../../shared-site/contract';
import { type SiteConfig, siteSchema } from '../../shared-site/schema';
import {
  historyFile,
  joinSite,
  type SiteHistory,
  splitSite,
  type VisitorSite,
} from '../../shared-site/siteHistory';
import { displayPath, readJson, validate } from '../machine/validateJson';
import { writeAtomically } from '../machine/writeAtomically';
import { CONTENT_PAGES, publicFolder, STATUS_FILE, withDrafts } from './generations';
import type { ChangeSite, PrepareChange, Target } from './target';

export const emptySite: SiteConfig = { contract: 1, backend: { url: '', key: '' }, remotes: [] };

export const SITE_FILE = 'site.json';

const wayOut = 'Move this folder away, or set SITE_DIR to an empty one.';

/** @throws when it is malformed */
export function validateSite(value: unknown, source: string, whatToDo = ''): SiteConfig {
  validate(siteSchema, value, source, whatToDo);
  // Not the validated copy, which lacks fields that a newer version of this program has written.
  return value as SiteConfig;
}

/** Empty where nothing has been released yet. @throws as `validateSite` does */
export function readSite(siteDir: string): SiteConfig {
  const folder = publicFolder(siteDir);
  if (!existsSync(path.join(folder, SITE_FILE))) return emptySite;
  // Both files of one generation, whatever is live a moment later.
  const generation = realpathSync(folder);
  const read = (name: string) => readJson(path.join(generation, name), wayOut);
  const site = read(SITE_FILE) as VisitorSite | null;
  const whole = site?.history
    ? joinSite(site, read(historyFile(site.history)) as SiteHistory)
    : site;
  return validateSite(whole, displayPath(path.join(folder, SITE_FILE)), wayOut);
}

/** @throws where no shell is, without which no remote is shown */
export function requireShell(siteDir: string, name = siteDir) {
  if (existsSync(path.join(publicFolder(siteDir), '_app.html'))) return;
  throw new Error(`There is no shell in ${name} yet. First: npm run shop -- release shell`);
}

/** The texts of both files of a site; without an app there is no history. Equal sites have equal texts. */
export function siteFiles(site: SiteConfig): {
  text: string;
  history?: { name: string; text: string };
} {
  const { site: ofVisitors, history } = splitSite(site);
  if (!site.shell && site.remotes.length === 0) return { text: JSON.stringify(ofVisitors) };
  const text = JSON.stringify(history);
  const digest = shortDigest(createHash('sha256').update(text).digest('hex'));
  return {
    text: JSON.stringify({ ...ofVisitors, history: digest }),
    history: { name: historyFile(digest), text },
  };
}

export const isHistoryFile = (name: string) => /^history\.[0-9a-f]{12}\.json$/.test(name);

/** A damaged file is replaced like any other. */
const namedHistory = /"history":"([0-9a-f]{12})"/;

/** The history of the site before stays: a reader may have read its `site.json` just now. */
export function writeSite(folder: string, site: SiteConfig) {
  const { text, history } = siteFiles(site);
  const file = path.join(folder, SITE_FILE);
  const [, before] = existsSync(file) ? (namedHistory.exec(readFileSync(file, 'utf8')) ?? []) : [];
  if (history) writeAtomically(path.join(folder, history.name), history.text);
  writeAtomically(file, text);
  const inUse = [history?.name, before && historyFile(before)];
  for (const name of readdirSync(folder).filter(isHistoryFile)) {
    if (!inUse.includes(name)) rmSync(path.join(folder, name));
  }
}

export const ATTEMPTS = 20;

export const changedByOthers = () =>
  new Error('other processes changed the site at each attempt; try again');

/**
 * `site.json` and all that `prepare` writes go live in one step, or nothing does where a function
 * throws. Both are called again where another process changes the site meanwhile.
 */
export function changeSite(
  siteDir: string,
  change: ChangeSite,
  prepare?: PrepareChange,
): Promise<SiteConfig> {
  return withDrafts(siteDir, async (create) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const draft = create();
      const next = change(readSite(siteDir));
      writeSite(draft.folder, next);
      await prepare?.(draft);
      if (await draft.makeLive()) return next;
    }
    throw changedByOthers();
  });
}

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

export const localTarget = (siteDir: string): Target => ({
  name: siteDir,
  siteDir,
  read: async () => readSite(siteDir),
  pull: async () => {},
  storeVersion: async () => {},
  upload: async () => {},
  change: (change, prepare) => changeSite(siteDir, change, prepare),
  pushContentPages: async () => {},
  async writeStatus(text) {
    const folder = path.join(siteDir, CONTENT_PAGES);
    mkdirSync(folder, { recursive: true });
    writeAtomically(path.join(folder, STATUS_FILE), text);
  },
  remove: async (app, version) => removeFolder(path.join(siteDir, app, version)),
});
