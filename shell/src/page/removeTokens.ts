/**
 * Removes the tokens of a session from the address of a visitors' page. A link of the sign-in service leads to the home
 * page with them where the login page is not among the redirect URLs of the project.
 */
export function removeTokens({ pathname, search, hash }: Location): void {
  if (/[#&](access|refresh)_token=|token_hash=/.test(hash)) {
    history.replaceState(history.state, '', pathname + search);
  }
}
