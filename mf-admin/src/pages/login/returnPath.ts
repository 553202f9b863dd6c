import { paths } from '@shop/shared-contract';

/**
 * Where to go after signing in.
 * @param state `useLocation().state` of the login page, as the guard left it or anything at all
 * @returns a page of the admin area, the dashboard when none was asked for
 */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : '';
  const isSection = typeof from === 'string' && /^\/admin\/(?!login)/.test(from);
  return isSection ? from : paths.admin();
}
