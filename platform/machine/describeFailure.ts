import { statSync } from 'node:fs';
import path from 'node:path';
import { nearestExisting } from './nearestExisting';

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error;

function notAllowed(place: string) {
  const found = nearestExisting(place);
  const { uid } = statSync(found);
  const owner = uid === 0 ? 'root' : `the user with the number ${uid}`;
  return (
    `This user cannot write to ${found}, which belongs to ${owner}. ` +
    'Start as that user, give this one the folder (chown), or set SITE_DIR and DATA_DIR to others.'
  );
}

/** Returns one sentence; for errors of the operating system it says what to do. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!isSystemError(error)) return error.message;
  const { code, path: place } = error;
  if ((code === 'EACCES' || code === 'EPERM') && place && path.isAbsolute(place)) {
    return notAllowed(place);
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return `There is no space left on a disk${place ? ` (${place})` : ''}. Free some and run the command again: what is live has not changed.`;
  }
  if (code === 'EROFS') return `${place} is on a read-only disk.`;
  return error.message;
}
