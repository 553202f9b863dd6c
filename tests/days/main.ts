// Before all that reads a clock.
import './world/clock';
import { parseArgs } from 'node:util';
import { USUAL_PACE } from './day';
import { mutations } from './mutations';
import { type Outcome, runDays } from './run';
import { realNow } from './world/clock';

// Invented days of the shop, from the outside: npm run prove -- days, with
//   --seed 7 --days 30     one run; the same numbers run the same statements in the same order
//   --seed 7,8 --pace 40   several, of so many commands a day
//   --shrink 300           so many seconds for a shorter sequence that fails too
//   --tree <hash> --minutes 5   runs of ten days, whose seeds a commit's tree chooses
//   --mutations [name]     weakens the database in each of the ways of mutations.ts, and prints what found it
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    days: { type: 'string', default: '30' },
    pace: { type: 'string', default: String(USUAL_PACE) },
    shrink: { type: 'string', default: '0' },
    tree: { type: 'string' },
    minutes: { type: 'string', default: '5' },
    mutations: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const print = console.info.bind(console);
// What the product logs of each refusal.
Object.assign(console, { info: () => {}, error: () => {}, warn: () => {} });

const days = Number(values.days);
const pace = Number(values.pace);
const shrinkFor = 1000 * Number(values.shrink);

function report(seed: number, length: number, { failure, sequence, ...run }: Outcome, cpu: number) {
  const memory = Math.round(process.memoryUsage.rss() / 2 ** 20);
  const [counts, ...more] = run.summary.split('\n');
  print(
    `seed ${seed}, ${length} days: ${counts}, ${run.statements} statements ${run.digest}, ${cpu.toFixed(0)} s of CPU, ${memory} MB`,
  );
  for (const line of more) print(`  ${line}`);
  if (failure === undefined) return true;
  print(`FAILED: ${failure}`);
  print(`After these commands (npm run prove -- days --seed ${seed} --days ${length}):`);
  for (const command of sequence) print(`  ${command}`);
  return false;
}

async function runOnce(seed: number, length = days) {
  const began = process.cpuUsage();
  const seconds = () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
  const progress = (line: string) => {
    if (length > 60) print(`${line}, ${seconds().toFixed(0)} s`);
  };
  const outcome = await runDays({ seed, days: length, pace, progress, shrinkFor });
  return report(seed, length, outcome, seconds());
}

/** Runs as many seeds as the time allows: the same ones for the same tree. */
async function runTree(tree: string, minutes: number) {
  const first = Number.parseInt(tree.slice(0, 7), 16);
  const end = realNow() + minutes * 60_000;
  for (let seed = first; realNow() < end; seed += 1) if (!(await runOnce(seed, 10))) return false;
  return true;
}

/** Tries each mutation with up to ten seeds. */
async function runMutations(names: readonly string[]) {
  let isComplete = true;
  for (const [name, mutation] of Object.entries(mutations)) {
    if (names.length > 0 && !names.includes(name)) continue;
    let found = 'NOT FOUND';
    for (let seed = 1; seed <= 10 && found === 'NOT FOUND'; seed += 1) {
      const { failure, sequence } = await runDays({ seed, days, pace, mutation, shrinkFor });
      if (failure) found = `seed ${seed}, ${sequence.length} commands: ${failure}`;
      if (shrinkFor > 0) for (const command of sequence) print(`  ${command}`);
    }
    print(`${name.padEnd(44)} ${found}`);
    isComplete &&= found !== 'NOT FOUND';
  }
  return isComplete;
}

async function runSeeds(seeds: readonly number[]) {
  let isFine = true;
  for (const seed of seeds) isFine = (await runOnce(seed)) && isFine;
  return isFine;
}

const { positionals } = parseArgs({ options: {}, strict: false, allowPositionals: true });
const isFine = values.mutations
  ? await runMutations(positionals.filter((each) => each in mutations))
  : values.tree
    ? await runTree(values.tree, Number(values.minutes))
    : await runSeeds(values.seed.split(',').map(Number));
process.exit(isFine ? 0 : 1);
