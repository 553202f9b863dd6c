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
