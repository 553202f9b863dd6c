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
  'the command is loaded': /^Building the apps/,
  'apps of visitors are built, the backend answers': /^Writing the first page/,
  'the first page is served': /^The first page is at (\S+)/,
  'the app of staff is built': /^Writing the pages/,
  'all pages are written': /^The site runs at/,
} as const;
type Part = keyof typeof parts;

const FIRST_PAGE: Part = 'the first page is served';
const ALL_PAGES: Part = 'all pages are written';

/** Seconds since the command, as each part ends. */
export type Start = Partial<Record<Part, number>>;

/** @throws when the address is not home with what something costs */
async function readFirstPage(address: string) {
  const response = await fetch(address);
  const html = await response.text();
  if (response.ok && /<h1[\s>]/.test(html) && /\$\d/.test(html)) return;
  throw new Error(`${address} is no page with prices (${response.status}).`);
}

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
    for (const part of Object.keys(parts) as Part[]) {
      const found = parts[part].exec(line);
      if (!found) continue;
      if (part === FIRST_PAGE) await readFirstPage(found[1] ?? '');
      start[part] = (performance.now() - began) / 1000;
    }
    if (parts[ALL_PAGES].test(line)) command.kill();
  }
  await ended;
  if (start[FIRST_PAGE] === undefined || start[ALL_PAGES] === undefined) {
    throw new Error('npm start wrote no pages.');
  }
  return start;
}

export function startReport(start: Start): string {
  const rows = Object.entries(start).map(([part, seconds]) => [
    part,
    part === FIRST_PAGE ? marked(seconds.toFixed(1), seconds <= AT_MOST) : seconds.toFixed(1),
  ]);
  return `## How long the first start takes

\`npm start\` after the installation, with nothing built: seconds since the command, as each part ends; the first page
after at most ${AT_MOST}.

${table(['part', 'seconds'], rows)}
`;
}
