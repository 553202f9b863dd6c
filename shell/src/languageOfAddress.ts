import { DEFAULT_LANGUAGE, isLanguage, type Language, pathIn } from '@shop/shared-i18n';
import { pathOf } from '@shop/shared-site/languages';

export const basenameOf = (language: Language) =>
  language === DEFAULT_LANGUAGE ? '/' : `/${language}`;

/** Returns the path of a link, or undefined for another site, another window and the current page. */
export function linkedPath(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || link.target) return undefined;
  const path = pathOf(link.pathname);
  return path === pathOf(location.pathname) ? undefined : path;
}

/** Returns the language that a link requests with `?lang=es`. It is never stored. */
export function requestedLanguage(search: string): Language | undefined {
  const requested = new URLSearchParams(search).get('lang');
  return isLanguage(requested) ? requested : undefined;
}

export function addressInLanguage(language: Language): string {
  const url = new URL(location.href);
  url.pathname = pathIn(language, pathOf(url.pathname));
  if (url.searchParams.has('lang')) url.searchParams.set('lang', language);
  return url.href;
}
