import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { root } from '@shop/platform/machine/paths';
import { noSettings } from '@shop/platform/server/testing/serverProcess';
import { table } from './table';
import { benchDir } from './variants/sources';

/** Seconds of each command of docs/teams.md, in the order of a team's first day. */
export type TeamDay = Record<string, number>;

const folder = path.join(benchDir, 'team-day');
/** Outside of this repository: no package of its is found from there. */
const repository = path.join(tmpdir(), 'team-day');
const page = path.join(repository, 'src/pages/fleet/FleetPage.tsx');

const env = {
  ...{ ...process.env, ...noSettings(folder), PORT: '0' },
  ...{ SITE_DIR: path.join(folder, 'site'), DATA_DIR: path.join(folder, 'data') },
};

/** The first match in what a program prints. @throws when it ends before */
async function printed(program: ChildProcess, pattern: RegExp): Promise<string> {
  if (!program.stdout) throw new Error('Its output is not read.');
  for await (const line of createInterface({ input: program.stdout })) {
    const found = pattern.exec(line)?.[1];
    if (found) return found;
  }
  throw new Error(`It ended without printing ${pattern}.`);
}

function begin(command: string, args: readonly string[], cwd: string) {
  const program = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  return { program, ended: once(program, 'exit') };
}

/** Makes another version of the page. */
const edit = (before: string, after: string) =>
  writeFileSync(page, readFileSync(page, 'utf8').replace(before, after));

/** Lives a team's first day, from an empty folder, by the commands of docs/teams.md, on a trial of the site. */
export async function measureTeamDay(): Promise<TeamDay> {
  for (const each of [folder, repository]) rmSync(each, { recursive: true, force: true });
  const site = begin(process.execPath, ['cli/setup.mjs', 'start'], root);
  const day: TeamDay = {};
  const measure = async (name: string, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    day[name] = (performance.now() - began) / 1000;
  };
  const run = async (command: string, args: readonly string[], cwd: string, more = {}) => {
    const options = { cwd, env: { ...env, ...more } };
    return (await promisify(execFile)(command, args, options)).stdout;
  };
  const shop = (...args: string[]) =>
    run(process.execPath, ['cli/setup.mjs', 'shop', ...args], root);
  try {
    const origin = await printed(site.program, /The site runs at (\S+)/);
    site.program.stdout?.resume();
    await measure('new-remote fleet /fleet --repository', () =>
      shop('new-remote', 'fleet', '/fleet', '--repository', repository),
    );
    await measure('npm install', () => run('npm', ['install'], repository));
    await measure('npm run dev, until the page can be opened', async () => {
      const dev = begin('npm', ['run', 'dev', '--', origin], repository);
      const address = await printed(dev.program, /^ {2}(http:\/\/localhost:\S+)/);
      await fetch(address);
      dev.program.kill();
      await dev.ended;
    });
    await measure('npm test', () => run('npm', ['test'], repository));
    const [token = ''] = (await shop('token', 'mf-fleet'))
      .split('\n')
      .filter((line) => /^shop_/.test(line));
    const team = (...args: string[]) =>
      run('npm', ['run', ...args], repository, { SHOP_TOKEN: token, SITE_TARGET: origin });
    await measure('npm run release, by a token', () => team('release'));
    edit('<PageHead', '<p />\n      <PageHead');
    await measure('npm run release -- --canary 10', () => team('release', '--', '--canary', '10'));
    await measure('npm run promote', () => team('promote'));
    edit('return (', "if (Date.now() > 0) throw new Error('a bad release');\n  return (");
    await measure('a release whose page throws, until it is rejected', async () => {
      const outcome = await team('release').then(
        () => 'released',
        () => 'rejected',
      );
      if (outcome === 'released') throw new Error('A page that throws was released.');
    });
    edit("if (Date.now() > 0) throw new Error('a bad release');\n  ", '');
    edit('<p />', '<p /><p />');
    await team('release', '--', '--canary', '10');
    await measure('npm run withdraw', () => team('withdraw'));
    await measure('npm run rollback', () => team('rollback'));
    await measure('retire, where the site is', () => shop('retire', 'mf-fleet', '--yes'));
    return day;
  } finally {
    site.program.kill();
    await site.ended;
    rmSync(repository, { recursive: true, force: true });
  }
}

export const teamDayReport = (day: TeamDay): string => `## A team's first day

The commands of [docs/teams.md](../docs/teams.md), in its order and with the start of Node, for a new remote in an empty
repository of its own, beside a trial of the site: in seconds.

${table(
  ['', 'seconds'],
  Object.entries(day).map(([name, seconds]) => [name, seconds.toFixed(1)]),
)}
`;
