import type { ChangeSite, Target } from './target';

export interface Composed {
  written: string[];
  /** Their earlier HTML stays. */
  failed: { address: string; reason: string }[];
  /** How many pages a later run composes; the browser renders them until then. */
  postponed?: number;
}

export interface ComposedDraft extends Pick<Composed, 'failed'> {
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
}

export function reportComposed({ written, failed }: Composed) {
  console.info(`  ${written.length} pages refreshed`);
  for (const { address, reason } of failed) console.error(`  ${address}: ${reason}`);
}
