import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildDir, root } from '@shop/platform/machine/paths';
import { noSettings } from '@shop/platform/server/testing/serverProcess';
import { marked } from './limits';
import { table } from './table';
import { benchDir } from './variants/sources';

/** In seconds, from the command to the first page. */
const AT_MOST = 15;

/** What the command prints as each part ends. */
const parts = {
  'the command is loaded': /^Building /,
  'apps are built, the backend answers': /^Writing the pages/,
  'pages are written': /^The site runs at/,
} as const;

/** Seconds since the command, as each part ends. */
export type Start = Partial<Record<keyof typeof parts, number>>;

/** Starts a trial as after the installation: nothing is built, and there is no site and no data. */
export async function measureStart(): Promise<Start> {
  const folder = path.join(benchDir, 'start');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(buildDir, { recursive: true });
  for (const file of readdirSync(buildDir)) {
    if (file.endsWith('.inputs')) rmSync(path.join(buildDir, file));
  }
  const began = performance.now();
  const command = spawn(process.execPath, ['cli/setup.mjs', 'start'], {
    cwd: root,
    env: {
      ...{ ...process.env, ...noSettings(folder), PORT: '0' },
      ...{ SITE_DIR: path.join(folder, 'site'), DATA_DIR: path.join(folder, 'data') },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(command, 'exit');
  const start: Start = {};
  for await (const line of createInterface({ input: command.stdout })) {
    for (const [part, sign] of Object.entries(parts)) {
      if (!sign.test(line)) continue;
      start[part as keyof typeof parts] = (performance.now() - began) / 1000;
    }
    if (parts['pages are written'].test(line)) command.kill();
  }
  await ended;
  if (start['pages are written'] === undefined) throw new Error('npm start wrote no pages.');
  return start;
}

export function startReport(start: Start): string {
  const rows = Object.entries(start).map(([part, seconds], index, { length }) => [
    part,
    index === length - 1 ? marked(seconds.toFixed(1), seconds <= AT_MOST) : seconds.toFixed(1),
  ]);
  return `## How long the first start takes

\`npm start\` after the installation, with nothing built: seconds since the command, as each part ends; at most ${AT_MOST} in all.

${table(['part', 'seconds'], rows)}
`;
}
