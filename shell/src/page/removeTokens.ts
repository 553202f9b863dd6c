import { paths } from '@shop/shared-contract';
import { pathOf } from '@shop/shared-site/languages';

const TOKEN = /[#&](?:access_token|refresh_token|token_hash)=/;

/**
 * Removes the tokens of a session from the address of a visitors' page. A link of the sign-in service leads to the home
 * page with them where the login page is not among the redirect URLs of the project.
 */
export function removeTokens({ pathname, search, hash }: Location): void {
  const isLogin = pathOf(pathname) === paths.adminLogin();
  if (!isLogin && TOKEN.test(hash)) history.replaceState(history.state, '', pathname + search);
}
