import { DEFAULT_LANGUAGE, isLanguage, pathIn } from '../site/languages';

/**
 * Where a link with `?lang=es` leads: each language has pages of its own, and nobody shall read the
 * wrong one until scripts have come.
 * @returns the address to redirect to, none where the page is already in that language
 */
export function addressInAsked({ pathname, search, searchParams }: URL): string | undefined {
  const asked = searchParams.get('lang');
  const folder = pathname.split('/')[1];
  const spoken = isLanguage(folder) ? folder : DEFAULT_LANGUAGE;
  if (!isLanguage(asked) || asked === spoken) return undefined;
  const path = spoken === DEFAULT_LANGUAGE ? pathname : pathname.slice(`/${spoken}`.length);
  // Two slashes would begin the name of a foreign host.
  return pathIn(asked, path.replace(/^\/*/, '/')) + search;
}
