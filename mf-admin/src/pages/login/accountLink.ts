/** A link in a message about an account. */
export interface LoginLink {
  kind: 'recovery' | 'email' | 'invitation';
  /** Its secret. */
  token: string;
}

/**
 * Reads the link that opened the login page, `#recovery=…`. Opening it uses up nothing: programs that check
 * the links of mails open them too.
 * @returns undefined when the address is no such link
 */
export function parseAccountLink(hash: string): LoginLink | undefined {
  const [, kind, token] = /^#(recovery|email|invitation)=([\w-]{16,128})$/.exec(hash) ?? [];
  if (!token) return undefined;
  if (kind === 'recovery' || kind === 'email' || kind === 'invitation') return { kind, token };
  return undefined;
}
