import { createHash, randomUUID } from 'node:crypto';
import {
  type Dirent,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { isAppFolder } from '../../shared-site/contract';
import { lockNames } from '../machine/lockNames';
import { lockSite } from '../machine/lockSite';
import { displayPath } from '../machine/validateJson';

/** The root of a web server: a link to the live generation, which each change replaces. */
export const webRoot = (siteDir: string) => path.join(siteDir, 'live');

const GENERATIONS = 'generations';

/** Names the machine and the process, so that a draft that a killed process left behind is known. */
const DRAFT = 'draft-';
const THIS_MACHINE = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const draftName = () => `${DRAFT}${THIS_MACHINE}-${process.pid}-${randomUUID()}`;

/** Generations that stay after they were live, for requests that have begun to read them. */
const KEPT = 3;

/** In milliseconds; an older draft of another machine was left behind by a killed process. */
const LONGEST_DRAFT = 60 * 60 * 1_000;

/** Returns `generations/7`. @throws when it is a folder: a copy of a site of which links were followed */
function liveGeneration(siteDir: string) {
  const live = webRoot(siteDir);
  if (lstatSync(live, { throwIfNoEntry: false })?.isSymbolicLink()) return readlinkSync(live);
  // Without `site.json` it can be the folder of a page: `/live`.
  if (!existsSync(path.join(live, 'site.json'))) return undefined;
  throw new Error(
    `${displayPath(live)} is a folder, but must be a link to the newest folder in ${displayPath(path.join(siteDir, GENERATIONS))}: copy the site again with its links (cp -a), or replace the folder by that link (ln -s ${GENERATIONS}/… live).`,
  );
}

/** @returns the folder of the site that a folder is a generation of, or the folder itself */
export function siteOf(folder: string) {
  const generations = path.dirname(folder);
  return path.basename(generations) === GENERATIONS ? path.dirname(generations) : folder;
}

const numberOf = (generation = '') => Number(path.basename(generation));

/** The folder with the files of a site that change. A generation is returned as it is. */
export const publicFolder = (folder: string) =>
  liveGeneration(folder) === undefined ? folder : webRoot(folder);

/** The HTML of pages that the content names. There can be tens of thousands, which are replaced one by one. */
export const CONTENT_PAGES = '.content-pages';

/** Beside those pages: when publishing and other work was seen and ended, for monitors. */
export const STATUS_FILE = 'status.json';

/** Shared by all generations, which would have to link each of the files. */
export const isSharedFolder = (name: string) =>
  isAppFolder(name) || name === 'content' || name === CONTENT_PAGES;

/** Another process may remove an old generation while it is copied. */
function ifThere(work: () => void) {
  try {
    work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function linkFiles(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  const entries: Dirent[] = [];
  ifThere(() => entries.push(...readdirSync(from, { withFileTypes: true })));
  for (const entry of entries) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isFile()) ifThere(() => linkSync(source, target));
  }
}

function linkShared(siteDir: string, folder: string) {
  mkdirSync(path.join(siteDir, CONTENT_PAGES), { recursive: true });
  for (const name of readdirSync(siteDir).filter(isSharedFolder)) {
    const link = path.join(folder, name);
    if (!existsSync(link)) symlinkSync(path.join('../..', name), link);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Whether the process that wrote a draft does not run any more. */
function isLeftDraft(folder: string): boolean {
  const changedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const [, machine, pid] = /^draft-([0-9a-f]{8})-(\d+)-/.exec(path.basename(folder)) ?? [];
  if (changedAt < Date.now() - LONGEST_DRAFT) return true;
  if (machine !== THIS_MACHINE) return false;
  // A container gives each process the same number.
  if (Number(pid) === process.pid) return changedAt < Date.now() - process.uptime() * 1000;
  return !isRunning(Number(pid));
}

function removeLeftDrafts(siteDir: string) {
  const generations = path.join(siteDir, GENERATIONS);
  if (!existsSync(generations)) return;
  for (const name of readdirSync(generations).filter((each) => each.startsWith(DRAFT))) {
    const folder = path.join(generations, name);
    if (isLeftDraft(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

function removeOld(siteDir: string, live: number) {
  const generations = path.join(siteDir, GENERATIONS);
  for (const name of readdirSync(generations)) {
    const folder = path.join(generations, name);
    if (numberOf(name) < live - KEPT) rmSync(folder, { recursive: true, force: true });
  }
}

export interface GenerationDraft {
  folder: string;
  /** Other drafts of the same change; pages composed there can be used again. */
  earlier: readonly string[];
  /** Returns false where the site was changed since the draft was created. */
  makeLive(): Promise<boolean>;
}

/** It costs no space: files are links, and every change of a site replaces a file. */
function createDraft(siteDir: string, earlier: readonly string[]): GenerationDraft {
  removeLeftDrafts(siteDir);
  const folder = path.join(siteDir, GENERATIONS, draftName());
  const before = liveGeneration(siteDir);
  mkdirSync(folder, { recursive: true });
  if (before) linkFiles(path.join(siteDir, before), folder);
  linkShared(siteDir, folder);

  async function makeLive() {
    const unlock = await lockSite(siteDir, lockNames.site);
    try {
      if (liveGeneration(siteDir) !== before) return false;
      const number = before ? numberOf(before) + 1 : 1;
      const next = path.join(GENERATIONS, String(number));
      // A process that was killed before it replaced the link may have left it behind.
      rmSync(path.join(siteDir, next), { recursive: true, force: true });
      renameSync(folder, path.join(siteDir, next));
      const link = path.join(siteDir, '.live.draft');
      rmSync(link, { force: true });
      symlinkSync(next, link);
      renameSync(link, webRoot(siteDir));
      removeOld(siteDir, number);
      return true;
    } finally {
      await unlock();
    }
  }
  return { folder, earlier, makeLive };
}

/** Removes the drafts that did not become live. `work` needs another one when `makeLive` returns false. */
export async function withDrafts<T>(
  siteDir: string,
  work: (create: () => GenerationDraft) => Promise<T>,
): Promise<T> {
  const folders: string[] = [];
  try {
    return await work(() => {
      const draft = createDraft(siteDir, [...folders]);
      folders.push(draft.folder);
      return draft;
    });
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
