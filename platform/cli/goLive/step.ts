import type { SiteSettings } from '../../disk/siteSettings';
import type { Target } from '../../disk/target';
import { messageOf } from '../../lite/databaseErrors';
import type { Answers } from './answers';

/** What a step has found, in a sentence; for `open` with what to do about it. */
export interface Finding {
  /** `unknown`: it cannot be read from here, or what it needs is not there. */
  state: 'done' | 'open' | 'unknown';
  text: string;
}

/** What the steps know of the shop that goes live. Secrets are nowhere but here. */
export interface Shop {
  /** What site.config.json and the environment say now. */
  settings(): SiteSettings;
  answers: Answers;
  /** False for `--check`, which reads only. */
  mayChange: boolean;
  /** The folder of the migrations and the seed. */
  projectDir: string;
  /** Of the project's database, as its owner. */
  databaseUrl: string | undefined;
  /** Of the same database, as the role publisher. */
  publisherUrl: string | undefined;
  target: Target;
}

export interface Step {
  /** Reads, and changes nothing. */
  look(shop: Shop): Promise<Finding>;
  /** Does what is open, with the operator's answers. `look` says afterwards what came of it. */
  mend?(shop: Shop): Promise<void>;
  /** The later steps are meaningless while this one is open. */
  isNeeded?: boolean;
}

export const done = (text: string): Finding => ({ state: 'done', text });
export const open = (text: string): Finding => ({ state: 'open', text });
export const unknown = (text: string): Finding => ({ state: 'unknown', text });

/** The reason of an error, to be part of a sentence. */
export const reasonOf = (error: unknown) => messageOf(error).replace(/\.$/, '');

const LABELS = { done: 'ok  ', open: 'OPEN', unknown: '?   ' };

/**
 * Takes the steps in order: each looks first, does what is open, and looks again. Prints a line for each
 * finding.
 * @returns whether nothing is open
 */
export async function takeSteps(
  steps: readonly Step[],
  shop: Shop,
  print: (line: string) => void = console.info,
): Promise<boolean> {
  let isReady = true;
  const report = ({ state, text }: Finding) => print(`${LABELS[state]}  ${text}`);
  for (const step of steps) {
    let found = await step.look(shop);
    report(found);
    if (found.state !== 'done' && shop.mayChange && step.mend) {
      const before = found.text;
      await step.mend(shop);
      found = await step.look(shop);
      if (found.text !== before) report(found);
    }
    if (found.state !== 'open') continue;
    isReady = false;
    if (step.isNeeded) break;
  }
  return isReady;
}
