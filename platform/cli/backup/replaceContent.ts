import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { flush, flushTree } from '../../disk/flush';
import { isLock } from '../../disk/lockNames';
import { displayPath, readJson, validate } from '../../disk/validateJson';
import { draftOf, RESTORE_DRAFT } from '../../lite/checkNotLost';
import { OPERATOR_SOCKET } from '../../lite/operatorSocket';

/** In the site's folder while the content of folders is replaced: what remains to be done after a kill. */
const JOURNAL = '.restore.json';
const journalOf = (siteDir: string) => path.join(siteDir, JOURNAL);

const journalSchema = z.object({
  time: z.string(),
  /** The folders, and the names in their drafts before the first of them was moved. */
  moves: z.array(z.object({ folder: z.string(), names: z.array(z.string()) })),
});
type Move = z.infer<typeof journalSchema>['moves'][number];

/** What belongs to a running server, or to this command. */
const isOther = (name: string) =>
  isLock(name) ||
  name === OPERATOR_SOCKET ||
  [RESTORE_DRAFT, JOURNAL, 'replaced-'].some((own) => name.startsWith(own));

const contentOf = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !isOther(name)) : [];

export const hasContent = (folder: string) => contentOf(folder).length > 0;

export function createDraft(folder: string): string {
  const draft = draftOf(folder);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  return draft;
}

/** Moves the content of a folder into `replaced-…` in it, and that of its draft into its place. */
function takePlace({ folder, names }: Move, time: string) {
  const [draft, aside] = [draftOf(folder), path.join(folder, `replaced-${time}`)];
  // It is removed last, so this folder is finished.
  if (!existsSync(draft)) return;
  const drafted = contentOf(draft);
  const isInPlace = (name: string) => names.includes(name) && !drafted.includes(name);
  const before = contentOf(folder).filter((name) => !isInPlace(name));
  if (before.length) mkdirSync(aside, { recursive: true });
  for (const name of before) renameSync(path.join(folder, name), path.join(aside, name));
  for (const name of drafted) renameSync(path.join(draft, name), path.join(folder, name));
  if (existsSync(aside)) console.info(`  What was there is in ${displayPath(aside)} now.`);
  flush(folder);
  rmSync(draft, { recursive: true });
}

/** Neither the draft nor all that it held is in the folder: a disk may not be mounted there. */
function isGone({ folder, names }: Move) {
  if (existsSync(draftOf(folder))) return false;
  const found = contentOf(folder);
  return !existsSync(folder) || names.some((name) => !found.includes(name));
}

export const isReplacing = (siteDir: string) => existsSync(journalOf(siteDir));

/**
 * Does what remains of a replacement that a killed process has begun.
 * @throws an Error that says what to do, before anything is moved, when the journal is damaged or a folder is gone
 */
export function finishReplacing(siteDir: string) {
  const journal = displayPath(journalOf(siteDir));
  const wayOut = `Remove ${journal}, and run npm run restore -- <backup> --replace.`;
  const { time, moves } = validate(journalSchema, readJson(journalOf(siteDir), wayOut), journal);
  const gone = moves.find(isGone);
  if (gone) {
    throw new Error(
      `A restore into ${gone.folder} was interrupted, and what it restored is gone. If a disk is not mounted, mount it. Otherwise: ${wayOut}`,
    );
  }
  for (const move of moves) takePlace(move, time);
  rmSync(journalOf(siteDir));
  flush(siteDir);
}

/**
 * Replaces the content of folders by that of their drafts: of all, or, where the process is killed before
 * the journal is written, of none.
 * @param siteDir the site's folder, which holds the journal
 * @param time names the folders into which the earlier content is moved
 */
export function replaceContents(siteDir: string, folders: readonly string[], time: string) {
  for (const folder of folders) flushTree(draftOf(folder));
  const moves = folders.map((folder) => {
    const full = path.resolve(folder);
    return { folder: full, names: contentOf(draftOf(full)) };
  });
  mkdirSync(siteDir, { recursive: true });
  const draft = `${journalOf(siteDir)}.draft`;
  writeFileSync(draft, JSON.stringify({ time, moves }), { flush: true });
  renameSync(draft, journalOf(siteDir));
  flush(siteDir);
  finishReplacing(siteDir);
}
