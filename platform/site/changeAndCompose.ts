import type { ChangeSite, Target } from './target';

/** A page without composed HTML. */
export interface StartedPage {
  address: string;
  /** What it loads: paths below the site. */
  files: string[];
  /** What its code did that no release may add: a sentence each, without a subject. */
  problems: string[];
}

export interface Composed {
  written: string[];
  /** Their earlier HTML stays. */
  failed: { address: string; reason: string }[];
  /** Pages without HTML that were started: what they load. */
  started?: StartedPage[];
}

export interface ComposedContentPages extends Composed {
  /** Addresses whose files are others now, or gone. */
  changed: string[];
  /** How many pages the next calls compose. */
  left: number;
}

/** Composes the next pages that the content names, of what is live in a site's folder. */
export type ComposeContentPages = (siteDir: string) => Promise<ComposedContentPages>;

export interface ComposedDraft extends Pick<Composed, 'failed' | 'started'> {
  draft: string;
  siteDir: string;
}

/** @param composed folders in which pages of this site were composed before */
export type ComposePages = (folder: string, composed: readonly string[]) => Promise<Composed>;

/** Composes the pages before anything is live. Nothing changes when `change` or `compose` throws. */
export async function changeAndCompose(
  target: Pick<Target, 'change'>,
  change: ChangeSite,
  compose: ComposePages,
): Promise<Composed> {
  let composed: Composed = { written: [], failed: [] };
  await target.change(change, async ({ folder, earlier }) => {
    composed = await compose(folder, earlier);
  });
  return composed;
}

export class ComposingStopped extends Error {
  override name = 'ComposingStopped';
  override message = 'the server was stopped';
}

export function reportComposed({ written, failed }: Composed) {
  console.info(`  ${written.length} pages refreshed`);
  for (const { address, reason } of failed) console.error(`  ${address}: ${reason}`);
}

export function reportLeft({ left }: Pick<ComposedContentPages, 'left'>) {
  if (left > 0) console.info(`  ${left} pages are left, which the browser renders until then`);
}
