import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { flush, flushTree } from '../../disk/flush';
import { displayPath } from '../../disk/validateJson';
import { draftOf } from '../../lite/checkNotLost';

/** What belongs to a running server, or to this command. */
const isOther = (name: string) =>
  /server\.lock(\.turn)?$|^operator\.sock$|^(restoring$|replaced-)/.test(name);

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
export function takePlace(folder: string, time: string) {
  const aside = path.join(folder, `replaced-${time}`);
  const before = contentOf(folder);
  flushTree(draftOf(folder));
  if (before.length) {
    mkdirSync(aside);
    for (const name of before) renameSync(path.join(folder, name), path.join(aside, name));
    console.info(`  What was there is in ${displayPath(aside)} now.`);
  }
  for (const name of contentOf(draftOf(folder))) {
    renameSync(path.join(draftOf(folder), name), path.join(folder, name));
  }
  flush(folder);
  // Last: while it is there, an incomplete data folder is not taken for a new shop.
  rmSync(draftOf(folder), { recursive: true });
}
