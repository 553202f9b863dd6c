/** The outcome of composing. */
export interface Composed {
  /** Addresses whose HTML was written. */
  written: string[];
  /** Addresses that could not be rendered, and why; earlier HTML of theirs stays. */
  failed: { address: string; reason: string }[];
}

/** Composes the pages of the site in a folder. */
export type ComposePages = (siteDir: string) => Promise<Composed>;

/** Composing ended because this process stops. */
export class ComposingStopped extends Error {
  override name = 'ComposingStopped';
}

/** Prints how many pages were written, and a line per page that could not be rendered. */
export function reportComposed({ written, failed }: Composed) {
  console.info(`  ${written.length} pages refreshed`);
  for (const { address, reason } of failed) console.error(`  ${address}: ${reason}`);
}
