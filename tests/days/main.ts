// Before all that reads a clock, or compresses.
import './world/clock';
import './world/quickCopies';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runCrowd } from './crowd';
import { USUAL_PACE } from './day';
import { mutations, races } from './mutations';
import { type Outcome, runDays } from './run';
import { realNow } from './world/clock';

// Invented days of the shop, from the outside: npm run prove -- days, with
//   --seed 7 --days 30     one run; the same numbers run the same statements in the same order
//   --seed 7,8 --pace 40   several, of so many commands a day
//   --shrink 300           so many seconds for a shorter sequence that fails too
//   --render               renders the pages too, with the site that npm test builds, and reads them: for few days
//                          (npm run prove builds it first)
//   --tree <hash> --minutes 5   runs of ten days, or of --days, whose seeds a commit's tree chooses
//   --mutations [name]     weakens the database in each of the ways of mutations.ts, and prints what found it
//   --postgres             lets the actors act at once on a PostgreSQL, for ten minutes unless --minutes says otherwise;
//                          with --seed, --tree or --mutations
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    days: { type: 'string' },
    pace: { type: 'string', default: String(USUAL_PACE) },
    shrink: { type: 'string', default: '0' },
    render: { type: 'boolean', default: false },
    tree: { type: 'string' },
    minutes: { type: 'string' },
    postgres: { type: 'boolean', default: false },
    mutations: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const print = console.info.bind(console);
// What the product logs of each refusal.
Object.assign(console, { info: () => {}, error: () => {}, warn: () => {} });

const days = Number(values.days ?? (values.tree ? 10 : 30));
const pace = Number(values.pace);
const shrinkFor = 1000 * Number(values.shrink);
// What bundles and renders takes a second to load.
const rendering = values.render ? (await import('./world/renderedSite')).builtSite() : undefined;

function report(seed: number, { failure, sequence, ...run }: Outcome, cpu: number) {
  const memory = Math.round(process.memoryUsage.rss() / 2 ** 20);
  const [counts, ...more] = run.summary.split('\n');
  print(
    `seed ${seed}, ${days} days: ${counts}, ${run.statements} statements ${run.digest}, ${cpu.toFixed(0)} s of CPU, ${memory} MB`,
  );
  for (const line of more) print(`  ${line}`);
  if (failure === undefined) return true;
  print(`FAILED: ${failure}`);
  const again = `--seed ${seed} --days ${days}${rendering ? ' --render' : ''}`;
  print(`After these commands (npm run prove -- days ${again}):`);
  for (const command of sequence) print(`  ${command}`);
  return false;
}

/** Runs a seed in a process of its own: libraries keep random values, and the time, of the run before. */
const runAlone = (seed: number) =>
  spawnSync(
    process.execPath,
    [...process.execArgv, ...process.argv.slice(1), '--seed', String(seed)],
    { stdio: 'inherit' },
  ).status === 0;

async function runOnce(seed: number) {
  const began = process.cpuUsage();
  const seconds = () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
  const progress = (line: string) => {
    if (days > 10) print(`${line}, ${seconds().toFixed(0)} s`);
  };
  const outcome = await runDays({ seed, days, pace, rendering, progress, shrinkFor });
  return report(seed, outcome, seconds());
}

/** Runs as many seeds as the time allows: the same ones for the same tree. */
function runFrom(first: number, minutes: number) {
  const end = realNow() + minutes * 60_000;
  for (let seed = first; realNow() < end; seed += 1) if (!runAlone(seed)) return false;
  return true;
}

/** Tries each mutation with up to ten seeds. */
async function runMutations(names: readonly string[]) {
  let isComplete = true;
  for (const [name, mutation] of Object.entries(mutations)) {
    if (names.length > 0 && !names.includes(name)) continue;
    let found = 'NOT FOUND';
    for (let seed = 1; seed <= 10 && found === 'NOT FOUND'; seed += 1) {
      const { failure, sequence } = await runDays({
        seed,
        days,
        pace,
        rendering,
        mutation,
        shrinkFor,
      });
      if (failure) found = `seed ${seed}, ${sequence.length} commands: ${failure}`;
      if (shrinkFor > 0) for (const command of sequence) print(`  ${command}`);
    }
    print(`${name.padEnd(44)} ${found}`);
    isComplete &&= found !== 'NOT FOUND';
  }
  return isComplete;
}

async function runSeeds(seeds: readonly number[]) {
  const [only] = seeds;
  if (only !== undefined && seeds.length === 1) return runOnce(only);
  return seeds.map(runAlone).every(Boolean);
}

async function runOnPostgres(seed: number, minutes: number, mutation?: string) {
  const { failure, recent, requests, summary } = await runCrowd({ seed, minutes, mutation });
  if (mutation) return failure?.split('\n')[0];
  print(`seed ${seed}, ${minutes} minutes on PostgreSQL: ${requests} requests, ${summary}`);
  if (failure === undefined) return undefined;
  print(`FAILED with seed ${seed}: ${failure}`);
  print('After these steps:');
  for (const step of recent) print(`  ${step}`);
  return failure;
}

async function runRaces(names: readonly string[], minutes: number) {
  let isComplete = true;
  for (const [name, mutation] of Object.entries(races)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const found = await runOnPostgres(1, minutes, mutation);
    print(`${name.padEnd(44)} ${found ?? 'NOT FOUND'}`);
    isComplete &&= found !== undefined;
  }
  return isComplete;
}

async function runSeedsOnPostgres(seeds: readonly number[], minutes: number) {
  for (const seed of seeds) if (await runOnPostgres(seed, minutes)) return false;
  return true;
}

const { positionals } = parseArgs({ options: {}, strict: false, allowPositionals: true });
const names = positionals.filter((each) => each in mutations || each in races);
const first = values.tree ? Number.parseInt(values.tree.slice(0, 7), 16) : 1;
const seeds = values.seed?.split(',').map(Number) ?? [first];
const minutes = Number(values.minutes ?? (values.postgres ? 10 : 5));
const isFine = values.postgres
  ? await (values.mutations ? runRaces(names, minutes) : runSeedsOnPostgres(seeds, minutes))
  : values.mutations
    ? await runMutations(names)
    : values.tree && !values.seed
      ? runFrom(first, minutes)
      : await runSeeds(seeds);
process.exit(isFine ? 0 : 1);
