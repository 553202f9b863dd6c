import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { bundleProgram } from '../../platform/build/bundleProgram';
import {
  type Composed,
  type ComposePages,
  ComposingStopped,
} from '../../platform/disk/changeAndCompose';

/** A page whose code never returns must not block all later publications. */
const TIMEOUT_MS = 5 * 60_000;

/** Names of variables with addresses and keys that the code of pages must not read. */
const SECRET = /(_URL|_KEY|_KEY_ID|SECRET|TOKEN|PASSWORD)$/;

/** What the process sends: what it has composed, or why it could not. */
export type ComposeOutcome = { composed: Composed } | { problem: string };

let running: ChildProcess | undefined;
let stopped = false;

/** Ends a running composition and prevents new ones, because this process stops. */
export function stopComposing() {
  stopped = true;
  running?.kill('SIGKILL');
}

/**
 * Composes in a process of its own, so that a server goes on answering, and the teams' code that runs
 * there shares no memory with the data.
 * @throws ComposingStopped after `stopComposing`
 * @throws when that process fails or does not end in time
 */
export const composeInChildProcess: ComposePages = async (folder, earlier) => {
  if (stopped) throw new ComposingStopped();
  const env = Object.entries(process.env).filter(([name]) => !SECRET.test(name));
  const child = fork(bundleProgram('cli/compose/composeChild.ts'), [folder, ...earlier], {
    env: Object.fromEntries(env),
    execArgv: [],
    timeout: TIMEOUT_MS,
  });
  running = child;
  let outcome = { problem: 'The pages could not be composed.' } as ComposeOutcome;
  child.on('message', (message) => {
    outcome = message as ComposeOutcome;
  });
  await once(child, 'exit');
  running = undefined;
  if ('composed' in outcome) return outcome.composed;
  throw stopped ? new ComposingStopped() : new Error(outcome.problem);
};
