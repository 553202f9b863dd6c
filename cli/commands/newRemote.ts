import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '../../platform/disk/apps';
import { DEFAULT_PORT } from '../../platform/disk/devPorts';
import { packageFolder } from '../../platform/disk/packageFolder';
import { root } from '../../platform/disk/paths';
import { parseRemoteArgs } from '../../platform/kit/parseRemoteArgs';
import { remoteFiles } from '../../platform/kit/remoteFiles';
import { writeFiles } from '../../platform/kit/writeFiles';
import { readManifest } from '../../platform/release/builtRemote';
import { main, run } from '../run';

function versionOf(name: string) {
  const text = readFileSync(path.join(packageFolder(name), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

// npm run new-remote -- fleet /fleet: a remote with a page, locales, tests and a build.
main(() => {
  const others = remotes.map(readManifest);
  const { name, route } = parseRemoteArgs(process.argv.slice(2), others);
  if (existsSync(path.join(root, name))) throw new Error(`${name} already exists`);
  const ports = others.map(({ devPort }) => devPort);
  writeFiles(
    path.join(root, name),
    remoteFiles({ name, route, devPort: Math.max(DEFAULT_PORT, ...ports) + 1 }, versionOf),
  );
  run('biome', ['check', '--write', name]);
  console.info(`${name} was created:
  npx jest ${name}             its tests
  npm run dev -- ${name}       at http://localhost:${DEFAULT_PORT}${route}
  npm run release -- ${name}   live`);
});
