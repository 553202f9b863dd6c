import { isLanguage, languageOfPath, pathIn, pathOf } from '../../shared-site/languages';

/** For `?lang=es`, so that no visitor sees the wrong language first. Undefined where none is needed. */
export function languageRedirect({ pathname, search, searchParams }: URL): string | undefined {
  const requested = searchParams.get('lang');
  if (!isLanguage(requested) || requested === languageOfPath(pathname)) return undefined;
  // Two slashes would begin the name of a foreign host.
  return pathIn(requested, pathOf(pathname).replace(/^\/*/, '/')) + search;
}
