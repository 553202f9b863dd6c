import { publicClient } from './publicClient';
import { runQuery } from './runQuery';

/**
 * Records consent to text messages about a booking, by the secret of its manage link.
 * @throws {DataError} `notFound`, …
 */
export async function consentToTexts(token: string): Promise<void> {
  await runQuery(publicClient().rpc('consent_to_texts', { p_token: token }));
}
