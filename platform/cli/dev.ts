import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { remotes, SHELL_DEV_PORT } from '../disk/apps';
import { buildDir, dataDir, root } from '../disk/paths';
import { changeSite } from '../disk/siteFile';
import { readManifest } from '../release/builtRemote';
import { devRemote } from '../release/publishApp';
import { connectSite } from './connectSite';
import { checkPorts } from './dev/checkPorts';
import { answers, startDevServer } from './dev/devServers';
import { firstPage } from './dev/firstPage';
import { type Publishing, publishWhileServing } from './publishWhileServing';
import { main } from './run';
import { type SiteServer, serveSite } from './serveSite';
import { stopOnSignal } from './start/stopOnSignal';

/** Where the shell's development server finds the API; rsbuild.base.ts has the same port. */
const API_PORT = 3010;

let backend: Promise<SiteServer> | undefined;
let publishing: Publishing | undefined;
const servers: ChildProcess[] = [];

async function stop() {
  for (const server of servers) server.kill();
  await publishing?.stop();
  await (await backend)?.close();
}
const isStopping = stopOnSignal(stop);

/** Without one of its servers the site is not what it seems. */
async function fail(sentence: string) {
  if (isStopping()) return;
  await stop();
  throw new Error(sentence);
}

// npm run dev: every app's development server. npm run dev -- mf-booking: the shell with that
// remote alone; no other remote's sources or servers are needed.
async function dev() {
  const chosen = process.argv.slice(2);
  const names = chosen.length ? chosen : remotes;
  const unknown = names.filter((name) => !remotes.includes(name));
  if (unknown.length) {
    throw new Error(`There is no remote ${unknown.join(', ')}; there are ${remotes.join(', ')}.`);
  }
  const manifests = names.map(readManifest);
  await checkPorts([
    { port: SHELL_DEV_PORT, of: 'the shell' },
    { port: API_PORT, of: 'the backend in development' },
    ...manifests.map(({ name, devPort }) => ({ port: devPort, of: name })),
  ]);
  const siteDir = path.join(buildDir, 'dev-site');
  await changeSite(siteDir, (site) => ({ ...site, remotes: names.map(devRemote) }));
  const projectDir = path.join(root, 'supabase');
  backend = serveSite({ port: API_PORT, siteDir, dataDir, projectDir });
  const running = await backend;
  await connectSite(siteDir, running);
  // Development servers have no composed pages; their shell reads the content files.
  publishing = publishWhileServing({
    siteDir,
    backend: running.backend,
    compose: async () => ({ written: [], failed: [] }),
  });
  await publishing.publishNow();
  publishing.watch();
  if (isStopping()) return;

  const ended = new Promise<string>((resolve) => {
    servers.push(...['shell', ...names].map((app) => startDevServer(app, resolve)));
  });
  const up = Promise.all([SHELL_DEV_PORT, ...manifests.map(({ devPort }) => devPort)].map(answers));
  // Do not print an address where another program answers.
  await Promise.race([up, ended.then(fail)]);
  const address = `http://localhost:${SHELL_DEV_PORT}${firstPage(manifests)}`;
  console.info(`The site in development: ${address} (stop with Ctrl+C)`);
  await fail(await ended);
}

main(() =>
  dev().catch((error: unknown) => {
    if (!isStopping()) throw error;
  }),
);
