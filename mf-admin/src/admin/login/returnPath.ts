import { paths } from '@shop/shared-contract';

/** The page that RequireAdmin put into the navigation state, by default the dashboard; any other value is ignored. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : '';
  const isSection = typeof from === 'string' && /^\/admin\/(?!login)/.test(from);
  return isSection ? from : paths.admin();
}
