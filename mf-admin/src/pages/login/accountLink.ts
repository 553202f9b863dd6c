export interface LoginLink {
  kind: 'recovery' | 'email' | 'invitation';
  token: string;
}

/** Reads `#recovery=…`. Opening the link uses up nothing: programs that check the links of mails open them too. */
export function parseAccountLink(hash: string): LoginLink | undefined {
  const [, kind, token] = /^#(recovery|email|invitation)=([\w-]{16,128})$/.exec(hash) ?? [];
  if (!token) return undefined;
  if (kind === 'recovery' || kind === 'email' || kind === 'invitation') return { kind, token };
  return undefined;
}
