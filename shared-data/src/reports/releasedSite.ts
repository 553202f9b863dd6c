import * as z from 'zod/mini';

const built = z.object({
  /** When it was released, as an ISO instant. */
  at: z.string(),
  by: z.optional(z.string()),
  commit: z.optional(z.string()),
  reason: z.optional(z.string()),
});

const release = z.object({ version: z.string(), built: z.optional(built) });

const event = z.object({
  at: z.string(),
  /** `released`, `canary`, `promoted`, `withdrawn` or `rolled back`; later shells may add others. */
  action: z.string(),
  version: z.string(),
  percent: z.optional(z.number()),
  reason: z.optional(z.string()),
});
export type ReleasedEvent = z.infer<typeof event>;

const remote = z.object({
  name: z.string(),
  live: release,
  previous: z.optional(z.object({ version: z.string() })),
  canary: z.optional(z.object({ release, percent: z.number() })),
  history: z.optional(z.array(event)),
});
export type ReleasedRemote = z.infer<typeof remote>;

export const releasedSite = z.object({ remotes: z.array(remote) });

export interface VersionInUse {
  version: string;
  use: 'live' | 'canary' | 'previous';
  percent?: number;
  /** What made it the live version or the canary; absent where the history no longer names it. */
  event?: ReleasedEvent | undefined;
  built?: z.infer<typeof built> | undefined;
}

/** The live version of a remote, its canary, and the version that visitors fall back to. */
export function versionsInUse({ live, previous, canary, history = [] }: ReleasedRemote) {
  const eventOf = ({ version }: { version: string }) =>
    history.findLast((each) => each.version === version);
  const inUse: VersionInUse[] = [
    { version: live.version, use: 'live', event: eventOf(live), built: live.built },
  ];
  if (canary) {
    const { release: next, percent } = canary;
    const { version, built: from } = next;
    inUse.push({ version, use: 'canary', percent, event: eventOf(next), built: from });
  }
  if (previous) {
    inUse.push({ version: previous.version, use: 'previous', event: eventOf(previous) });
  }
  return inUse;
}
