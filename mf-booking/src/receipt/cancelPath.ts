import { paths } from '@shop/shared-contract';
import { type Language, pathIn } from '@shop/shared-i18n';

/**
 * The private cancel link. Its secret stands in the fragment, which browsers keep to themselves:
 * it reaches no server's log and no other site.
 */
export const cancelPath = (token: string) => `${paths.booking()}/cancel#${token}`;

/**
 * The same link to keep: whole, and in its reader's language, which this page's own address need
 * not tell.
 */
export const cancelAddress = (token: string, language: Language) =>
  new URL(pathIn(language, cancelPath(token)), location.origin).href;

/** The secret in a location's hash, or nothing where it can't be one. */
export const tokenIn = (hash: string) => /^#([0-9a-f]{32})$/.exec(hash)?.[1];
