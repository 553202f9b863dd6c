import { existsSync } from 'node:fs';
import path from 'node:path';
import { remotes } from './apps';
import { root } from './paths';
import { readManifest } from './release/builtRemote';
import { main, run } from './run';
import { remoteFiles } from './scaffold/remoteFiles';
import { writeFiles } from './scaffold/writeFiles';

// npm run new-remote -- fleet /fleet: a remote with a page, words, tests and a build.
main(() => {
  const [word = '', route = `/${word}`] = process.argv.slice(2);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word)) {
    throw new Error('Name it in lower case: npm run new-remote -- fleet /fleet');
  }
  if (!/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(route)) throw new Error(`${route} is not a path`);
  const name = `mf-${word}`;
  if (existsSync(path.join(root, name))) throw new Error(`${name} exists`);
  const taken = remotes.flatMap((remote) => readManifest(remote).pages);
  if (taken.some((page) => page.path === route)) throw new Error(`${route} has its page already`);
  const ports = remotes.map((remote) => readManifest(remote).devPort);
  writeFiles(path.join(root, name), remoteFiles({ name, route, devPort: Math.max(...ports) + 1 }));
  run('biome', ['check', '--write', name]);
  console.info(`${name} is there:
  npx jest ${name}             its tests
  npm run dev -- ${name}       at http://localhost:3000${route}
  npm run release -- ${name}   live`);
});
