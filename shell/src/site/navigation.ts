import type { NavigationEntry, RemoteEntry } from '@shop/shared-contract';

/** All teams' navigation entries in one order. */
export const navigationOf = (remotes: RemoteEntry[]): NavigationEntry[] =>
  remotes.flatMap((remote) => remote.navigation).sort((a, b) => a.order - b.order);
