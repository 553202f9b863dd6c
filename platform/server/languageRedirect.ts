import { addressIn, requestedLanguage } from '../../shared-site/languages';

/** Where `?lang=es` leads: to the page in that language, without it. Undefined where no language is requested. */
export function languageRedirect({ href, search }: URL): string | undefined {
  const requested = requestedLanguage(search);
  if (!requested) return undefined;
  const target = new URL(addressIn(requested, href));
  // Two slashes would begin the name of a foreign host.
  return target.pathname.replace(/^\/*/, '/') + target.search;
}
