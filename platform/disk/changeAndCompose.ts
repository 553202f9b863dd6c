import type { ChangeSite, Target } from './target';

/** The outcome of composing. */
export interface Composed {
  /** Addresses whose HTML was written. */
  written: string[];
  /** Addresses that could not be rendered, and why; earlier HTML of theirs stays. */
  failed: { address: string; reason: string }[];
  /** How many pages a later run composes; the browser renders them until then. */
  postponed?: number;
}

/** The next generation of a site, with its pages composed. */
export interface ComposedDraft extends Pick<Composed, 'failed'> {
  draft: string;
  /** The site as visitors have it. */
  siteDir: string;
}

/**
 * Composes the pages of a site in the folder of its next generation.
 * @param composed folders in which pages of this site were composed before
 */
export type ComposePages = (folder: string, composed: readonly string[]) => Promise<Composed>;

/**
 * Changes a site, and composes its pages before anything of it is live. A page that cannot be composed
 * keeps the HTML that it has.
 * @throws when `change` or `compose` does, and then nothing changes
 */
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

/** Composing ended because this process stops. */
export class ComposingStopped extends Error {
  override name = 'ComposingStopped';
}

/** Prints how many pages were written, and a line per page that could not be rendered. */
export function reportComposed({ written, failed }: Composed) {
  console.info(`  ${written.length} pages refreshed`);
  for (const { address, reason } of failed) console.error(`  ${address}: ${reason}`);
}
