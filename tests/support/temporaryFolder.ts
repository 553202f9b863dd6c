import { existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

/** Where Linux has a file system in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** Several times what all shops, databases and browser profiles of a run hold at once. */
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * Returns the folder for temporary files of the tests, or undefined where memory is short. A shop is
 * 2,000 files: copying and removing them on a disk takes longer than starting its server.
 */
function memoryFolder(): string | undefined {
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return Math.min(bavail * bsize, freemem()) < NEEDED_BYTES ? undefined : MEMORY_FOLDER;
}

/** Makes `os.tmpdir()` of this process and of all that it starts a folder in memory, if there is one. */
export function putTemporaryFilesInMemory() {
  if (!existsSync(MEMORY_FOLDER) || process.env['TMPDIR'] !== undefined) return;
  const folder = memoryFolder();
  if (folder !== undefined) process.env['TMPDIR'] = folder;
}
