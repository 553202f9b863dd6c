import { spawn } from 'node:child_process';
import path from 'node:path';
import { remotes, SHELL_DEV_PORT } from './apps';
import { buildDir, dataDir, root } from './paths';
import { devEntry } from './release/publishApp';
import { changeSite } from './release/siteFile';
import { serve } from './server/serve';

// npm run dev: every app's development server. npm run dev -- mf-booking: the shell with that
// remote alone; no other remote's sources or servers are needed.
const chosen = process.argv.slice(2);
const names = chosen.length ? chosen : [...remotes];
const unknown = names.filter((name) => !remotes.includes(name));
if (unknown.length) {
  console.error(`There is no remote ${unknown.join(', ')}; there are ${remotes.join(', ')}.`);
  process.exit(1);
}

const siteDir = path.join(buildDir, 'dev-site');
await changeSite(siteDir, (site) => ({ ...site, remotes: names.map(devEntry) }));
const server = await serve({
  port: 3010,
  siteDir,
  dataDir,
  projectDir: path.join(root, 'supabase'),
});
await changeSite(siteDir, (site) => ({
  ...site,
  backend: { url: '', key: server.backend.publishableKey },
}));

const rsbuild = path.join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');
const servers = ['shell', ...names].map((app) => {
  const child = spawn(process.execPath, [rsbuild, 'dev'], {
    cwd: path.join(root, app),
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const print = (chunk: Buffer) =>
    process.stdout.write(String(chunk).replace(/^(?=.)/gm, `${app}: `));
  child.stdout.on('data', print);
  child.stderr.on('data', print);
  return child;
});
console.info(`The site in development: http://localhost:${SHELL_DEV_PORT} (stop with Ctrl+C)`);

const stop = async () => {
  for (const child of servers) child.kill();
  await server.close();
  process.exit(0);
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
