import { builtInShop } from '../../shared-contract/src/builtInShop';
import { shopFromSettings } from '../../shared-data/src/content/shopFromSettings';
import { DeliveryError } from '../outbox/mail';
import type { ClaimedMessage } from '../outbox/outbox';
import { createTwilio } from '../outbox/twilio';
import { renderSms } from './renderSms';

/** @throws an Error of one sentence when SMS_URL is malformed */
export function smsFromEnvironment({ SMS_URL } = process.env) {
  const sender = SMS_URL ? createTwilio(SMS_URL) : undefined;
  return async (claim: ClaimedMessage): Promise<void> => {
    if (!shopFromSettings(claim.settings, builtInShop).sendsSms) {
      throw new DeliveryError('Text messages are switched off', true, 'switched off');
    }
    if (!sender) throw new DeliveryError('SMS_URL is not set', false, 'SMS_URL is not set');
    await sender.send(renderSms(claim));
  };
}
