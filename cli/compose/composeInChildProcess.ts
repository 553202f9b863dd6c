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

/** The code of pages must not read these addresses and keys. */
const SECRET = /(_URL|_KEY|_KEY_ID|SECRET|TOKEN|PASSWORD)$/;

export type ComposeOutcome = { composed: Composed } | { problem: string };

let running: ChildProcess | undefined;
let stopped = false;

export function stopComposing() {
  stopped = true;
  running?.kill('SIGKILL');
}

/**
 * A server continues to answer, and the teams' code that runs in the process shares no memory with the
 * data.
 * @throws ComposingStopped after `stopComposing`
 * @throws when the process fails or does not end in time
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
