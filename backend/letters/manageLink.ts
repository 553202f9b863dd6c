import { pathIn } from '@shop/shared-site/languages';
import { paths } from '../../shared-contract/src/paths';
import type { Writing } from './writing';

/** The secret is in the fragment, which browsers send to no server. @throws for other messages */
export function manageLink({ claim, language, origin }: Writing): string {
  if (!claim.token) throw new Error('The message has no manage link.');
  return new URL(pathIn(language, `${paths.booking()}/cancel#${claim.token}`), origin).href;
}
