// Loaded before the program that publishes: kills it, without any chance to clean up, just before it
// replaces a file for the KILL_AT-th time. The processes that render its pages write no files.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const killAt = Number(process.env['KILL_AT']);
const { renameSync } = fs;
let replaced = 0;

fs.renameSync = (from, to) => {
  replaced += 1;
  if (replaced === killAt) process.kill(process.pid, 'SIGKILL');
  renameSync(from, to);
};
syncBuiltinESMExports();
