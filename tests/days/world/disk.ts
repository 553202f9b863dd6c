import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** The disk of the public files. */
export const disk = { folder: '', isFull: false };

const { writeFileSync } = fs;

// What a full disk leaves of a file is its beginning.
fs.writeFileSync = (file, data, options) => {
  const isHere = disk.folder !== '' && String(file).startsWith(disk.folder);
  if (!disk.isFull || !isHere) return writeFileSync(file, data, options);
  const whole = Buffer.from(data as string);
  writeFileSync(file, whole.subarray(0, whole.length / 2), options);
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
};

const { stat } = fs.promises;

// Storage keeps the time of a file in its row: the machine's time would differ with each run of a seed.
Object.assign(fs.promises, {
  stat: async (file: fs.PathLike) => Object.assign(await stat(file), { mtime: new Date() }),
});
syncBuiltinESMExports();
