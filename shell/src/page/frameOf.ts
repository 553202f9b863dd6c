import type { Frame, Remote } from '@shop/shared-contract';
import { matchPath } from '@shop/shared-vendor';

/** Whether a path matches one of some route patterns. */
export const matchesAny = (routes: readonly string[], path: string) =>
  routes.some((route) => matchPath(route, path));

/** Returns the frame of a path: that of the remote whose page answers it, and `site` where none does. */
export const frameOf = (remotes: readonly Remote[], path: string): Frame =>
  remotes.find(({ live }) =>
    matchesAny(
      live.pages.map((page) => page.path),
      path,
    ),
  )?.live.frame ?? 'site';
