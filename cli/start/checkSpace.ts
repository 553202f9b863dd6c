import { statfsSync } from 'node:fs';
import path from 'node:path';
import { nearestExisting } from '@shop/platform/machine/nearestExisting';

/** Megabytes for an empty site and an empty database. */
const NEEDED_MB = 64;

/** A database that cannot write looks as if it were damaged. @throws an Error of one sentence */
export function checkSpace(folder: string) {
  const { bavail, bsize } = statfsSync(nearestExisting(path.resolve(folder)));
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  if (free >= NEEDED_MB) return;
  throw new Error(
    `The disk of ${folder} has ${free} MB free, and a start needs ${NEEDED_MB}. ` +
      'Free some space and start again: nothing has been changed.',
  );
}
