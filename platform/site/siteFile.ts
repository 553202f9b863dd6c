import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type SiteConfig, siteSchema } from '../../shared-site/schema';
import { displayPath, readJson, validate } from '../machine/validateJson';
import { writeAtomically } from '../machine/writeAtomically';
import { CONTENT_PAGES, publicFolder, STATUS_FILE, withDrafts } from './generations';
import type { ChangeSite, PrepareChange, Target } from './target';

export const emptySite: SiteConfig = { contract: 1, backend: { url: '', key: '' }, remotes: [] };

const wayOut = 'Move this folder away, or set SITE_DIR to an empty one.';

/** @throws when it is malformed */
export function validateSite(value: unknown, source: string, whatToDo = ''): SiteConfig {
  validate(siteSchema, value, source, whatToDo);
  // Not the validated copy, which lacks fields that a newer version of this program has written.
  return value as SiteConfig;
}

/** Empty where nothing has been released yet. @throws as `validateSite` does */
export function readSite(siteDir: string): SiteConfig {
  const file = path.join(publicFolder(siteDir), 'site.json');
  if (!existsSync(file)) return emptySite;
  return validateSite(readJson(file, wayOut), displayPath(file), wayOut);
}

/** @throws where no shell is, without which no remote is shown */
export function requireShell(siteDir: string, name = siteDir) {
  if (existsSync(path.join(publicFolder(siteDir), '_app.html'))) return;
  throw new Error(`There is no shell in ${name} yet. First: npm run shop -- release shell`);
}

export const siteText = (site: SiteConfig) => `${JSON.stringify(site, null, 2)}\n`;

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
      writeAtomically(path.join(draft.folder, 'site.json'), siteText(next));
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
