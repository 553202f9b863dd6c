export interface LoginLink {
  kind: 'recovery' | 'email' | 'invitation';
  token: string;
}

/**
 * Reads `#recovery=…`, and ignores what mail programs append to links: `.`, `)`, `&utm_source=…`. Opening the link uses up nothing: programs that check the links
 * of mails open them too.
 */
export function parseAccountLink(hash: string): LoginLink | undefined {
  const [, kind, token] =
    /^#(recovery|email|invitation)(?:=|%3D)([\w-]{16,128})(?![\w-])/.exec(hash) ?? [];
  if (!token) return undefined;
  if (kind === 'recovery' || kind === 'email' || kind === 'invitation') return { kind, token };
  return undefined;
}
