import { paths } from '@shop/shared-contract';
import { type Language, pathIn } from '@shop/shared-i18n';

/**
 * The secret is in the fragment, which browsers do not send: it appears in no server's log and reaches no other site.
 */
export const managePath = (token: string) => `${paths.booking()}/cancel#${token}`;

/** The complete address, in the visitor's current language, which can differ from that of this page's address. */
export const manageAddress = (token: string, language: Language) =>
  new URL(pathIn(language, managePath(token)), location.origin).href;

/** Mail programs append to links: `.`, `)`, `>`, `&utm_source=…`. */
const SECRET = /^#([0-9a-f]{32})(?![\w-])/;

/** Returns the secret at the start of a location's hash; undefined when it is not a whole secret. */
export const parseToken = (hash: string) => SECRET.exec(hash)?.[1];
