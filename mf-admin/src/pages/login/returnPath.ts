import { paths } from '@shop/shared-contract';

/**
 * Returns the address to open after the sign-in.
 * @param state `useLocation().state` of the login page, as RequireAdmin set it; any other value is ignored
 * @returns a page of the admin area, by default the dashboard
 */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : '';
  const isSection = typeof from === 'string' && /^\/admin\/(?!login)/.test(from);
  return isSection ? from : paths.admin();
}
