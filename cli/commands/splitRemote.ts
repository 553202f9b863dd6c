import path from 'node:path';
import { remotes } from '../../platform/disk/apps';
import { splitRemote } from '../../platform/kit/splitRemote';
import { main } from '../run';

// npm run split-remote -- mf-diagnostics ../diagnostics: copies a remote into a folder of its own,
// with @shop/remote and the shared packages as tarballs, where a team installs, develops, tests and releases
// without this repository.
main(() => {
  const [name = '', folder] = process.argv.slice(2);
  if (!remotes.includes(name)) throw new Error(`Name one of: ${remotes.join(', ')}`);
  if (!folder) throw new Error('Name an empty folder as the target');
  const target = path.resolve(folder);
  splitRemote(name, target);
  console.info(`${name} was copied to ${target}:
  npm install && npm test && npm run dev -- https://… (its README.md has the rest)
  A token for its releases, here: npm run team-token -- ${name}`);
});
