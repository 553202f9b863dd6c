import { pathIn } from '@shop/shared-site/languages';
import { paths } from '../../shared-contract/src/paths';
import type { Writing } from './writing';

/**
 * The manage link of a booking, complete. The secret is in the fragment, which browsers send to no server.
 * @throws when the message is about no booking
 */
export function manageLink({ claim, language, origin }: Writing): string {
  if (!claim.token) throw new Error('The message has no manage link.');
  return new URL(pathIn(language, `${paths.booking()}/cancel#${claim.token}`), origin).href;
}
