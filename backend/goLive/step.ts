import type { PageComposer } from '@shop/platform/publish/publish';
import type { ComposedDraft } from '@shop/platform/site/changeAndCompose';
import type { SiteSettings } from '@shop/platform/site/siteSettings';
import type { Target } from '@shop/platform/site/target';
import { errorMessageOf } from '../lite/databaseErrors';
import type { Answers } from './answers';

/** A sentence; for `open` with what to do about it. */
export interface Finding {
  /** `unknown`: it cannot be read from here, or what it needs is not there. */
  state: 'done' | 'open' | 'unknown';
  text: string;
}

interface Deployment {
  apps: readonly string[];
  check: (composed: ComposedDraft) => Promise<void>;
  to: Target;
  settings: SiteSettings;
}

/** Secrets are nowhere but here. */
export interface GoLiveShop {
  settings(): SiteSettings;
  answers: Answers;
  /** False for `--check`, which reads only. */
  mayChange: boolean;
  /** `--with-samples`: a new shop gets the samples, and those of a trial stay. */
  wantsSamples: boolean;
  projectDir: string;
  /** Of the embedded shop on this machine, if there is one. */
  dataDir: string;
  /** Connects as the owner. */
  databaseUrl: string | undefined;
  /** Connects as the role publisher. */
  publisherUrl: string | undefined;
  /** Connects as the role messenger. */
  messengerUrl: string | undefined;
  target: Target;
  deploy(work: (target: Target) => Promise<unknown>, options: Deployment): Promise<void>;
  composer: PageComposer;
}

export interface GoLiveStep {
  /**
   * Leaves everything as it is, and makes no test that needs a change where `mayChange` is false.
   * @throws when what it reads cannot be read; that is reported as open
   */
  inspect(shop: GoLiveShop): Promise<Finding>;
  /** Does what is open. `inspect` is called again afterwards. */
  apply?(shop: GoLiveShop): Promise<void>;
  /** The later steps are meaningless while this one is open. */
  blocksLaterSteps?: boolean;
}

export const done = (text: string): Finding => ({ state: 'done', text });
export const open = (text: string): Finding => ({ state: 'open', text });
export const unknown = (text: string): Finding => ({ state: 'unknown', text });

/** Returns the reason as a part of a sentence. */
export const reasonOf = (error: unknown) => errorMessageOf(error).replace(/\.$/, '');

const LABELS = { done: 'ok  ', open: 'OPEN', unknown: '?   ' };

/**
 * Inspects each step, does what is open, and inspects it again. Prints a line for each finding.
 * @returns whether nothing is open
 * @throws what `apply` throws
 */
export async function takeSteps(
  steps: readonly GoLiveStep[],
  shop: GoLiveShop,
  print: (line: string) => void = console.info,
): Promise<boolean> {
  let isReady = true;
  const report = ({ state, text }: Finding) => print(`${LABELS[state]}  ${text}`);
  for (const step of steps) {
    let isInspected = true;
    const inspect = () =>
      step.inspect(shop).catch((error: unknown) => {
        isInspected = false;
        return open(`This step cannot be inspected: ${reasonOf(error)}.`);
      });
    let found = await inspect();
    report(found);
    if (found.state !== 'done' && isInspected && shop.mayChange && step.apply) {
      const before = found.text;
      await step.apply(shop);
      found = await inspect();
      if (found.text !== before) report(found);
    }
    if (found.state !== 'open') continue;
    isReady = false;
    if (step.blocksLaterSteps) break;
  }
  return isReady;
}
