/**
 * What a link of the sign-in service says when it brings nobody in: that for a forgotten password,
 * or for confirming an address.
 * @param hash the address's, `#error=access_denied&error_code=otp_expired&…`. Its words are never
 *   shown: anybody can write a link.
 * @returns why it did not work; nothing when it was no such link
 */
export function failedLink(hash: string): 'expired' | 'failed' | undefined {
  const said = new URLSearchParams(hash.slice(1));
  if (said.get('error_code') === 'otp_expired') return 'expired';
  return said.has('error') || said.has('error_code') ? 'failed' : undefined;
}
