import { publicClient } from './publicClient';
import { runQuery } from './runQuery';

/**
 * Records that the customer of a booking agrees to text messages about it.
 * @param token the secret of the manage link
 * @throws {DataError} `notFound`, `offline` or `unexpected`
 */
export async function consentToTexts(token: string): Promise<void> {
  await runQuery(publicClient().rpc('consent_to_texts', { p_token: token }));
}
