// Loaded before the programs that publish: kills the publisher, without any chance to clean up, just
// before it replaces a file for the KILL_AT-th time, or before its composer does so for the
// KILL_COMPOSER_AT-th time.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const isComposer = process.send !== undefined;
const killAt = Number(process.env[isComposer ? 'KILL_COMPOSER_AT' : 'KILL_AT']);
const { renameSync } = fs;
let replaced = 0;

fs.renameSync = (from, to) => {
  replaced += 1;
  if (replaced === killAt) {
    if (isComposer) process.kill(process.ppid, 'SIGKILL');
    process.kill(process.pid, 'SIGKILL');
  }
  renameSync(from, to);
};
syncBuiltinESMExports();
