import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Waits until the content of a file, or the names in a folder, would survive a power cut. */
export function flush(place: string) {
  // Windows cannot open a folder, and needs a writable handle for a file.
  if (process.platform === 'win32') return;
  const handle = openSync(place, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Flushes a folder and everything below it; links are names in their folder. */
export function flushTree(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) flush(path.join(entry.parentPath, entry.name));
  }
  flush(folder);
}
