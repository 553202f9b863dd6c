import { paths } from '@shop/shared-contract';

export interface LoginLink {
  kind: 'recovery' | 'email' | 'confirm' | 'invitation';
  token: string;
}

/**
 * Reads `#recovery=…`, and ignores what mail programs append to links: `.`, `)`, `&utm_source=…`. Opening the link uses up nothing: programs that check the links
 * of mails open them too.
 */
export function parseAccountLink(hash: string): LoginLink | undefined {
  const [, kind, token] =
    /^#(recovery|email|confirm|invitation)(?:=|%3D)([\w-]{16,128})(?![\w-])/.exec(hash) ?? [];
  if (!token) return undefined;
  return { kind: kind as LoginLink['kind'], token };
}

/** The fragment of the first of the two links that change an address: the service's own link ends in `#message=…`. */
export const HALF = 'message=half';

/** Whether one of two links is opened. The text of the address is never shown: anybody can write such a link. */
export const isHalfway = (hash: string): boolean =>
  /^(half$|Confirmation link accepted)/.test(
    new URLSearchParams(hash.slice(1)).get('message') ?? '',
  );

/**
 * Reads the outcome of a link of the sign-in service; undefined without a failure.
 * @param hash `#error=access_denied&error_code=otp_expired&…`. Its texts are never shown, because anybody can write
 *   such a link
 */
export function linkProblem(hash: string): 'expired' | 'failed' | undefined {
  const parameters = new URLSearchParams(hash.slice(1));
  if (parameters.get('error_code') === 'otp_expired') return 'expired';
  return parameters.has('error') || parameters.has('error_code') ? 'failed' : undefined;
}

/** The page that RequireAdmin put into the navigation state, by default the dashboard; any other value is ignored. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : '';
  const isSection = typeof from === 'string' && /^\/admin\/(?!login)/.test(from);
  return isSection ? from : paths.admin();
}
