import type { Language } from '@shop/shared-site/languages';
import type { Shop } from '../../shared-contract/src/builtInShop';
import type { MailAddress } from '../outbox/mail';
import type { ClaimedMessage } from '../outbox/outbox';
import type { Letter } from './letter';

export interface Writing {
  claim: ClaimedMessage;
  language: Language;
  shop: Shop;
  /** The public address of the site, `https://shop.example`. */
  origin: string;
  /** Where staff's pages are. */
  staffOrigin: string;
}

export interface Addressed {
  letter: Omit<Letter, 'language' | 'shop'>;
  name: string;
  replyTo: MailAddress;
}
