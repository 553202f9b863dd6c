import type { Origins } from '@shop/shared-site/origins';
import { builtInShop, type Shop } from '../../shared-contract/src/builtInShop';
import { formatPhone } from '../../shared-contract/src/values/phone';
import { shopFromSettings } from '../../shared-data/src/content/shopFromSettings';
import { isForStaff } from '../../shared-data/src/messages/messageTexts';
import { isAddress } from '../outbox/encodeMail';
import type { Mail } from '../outbox/mail';
import type { ClaimedMessage } from '../outbox/outbox';
import { accountLetter, isAboutAccount } from './accountLetter';
import { appointmentFile } from './appointmentFile';
import { customerLetter } from './customerLetter';
import { exampleClaim } from './exampleClaim';
import { languageOf } from './facts';
import { type Letter, letterHtml, letterText } from './letter';
import { fill, mailLocales } from './locales';
import { staffLetter } from './staffLetter';
import type { Writing } from './writing';

/** Line breaks, and characters that change the direction of writing, are not allowed in a header. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();

const shopLines = (shop: Shop, origin: string): Letter['shop'] => ({
  name: shop.name,
  address: `${shop.addressLine1}, ${shop.addressLine2}`,
  phone: formatPhone(shop.phone),
  home: origin,
});

/** The domain of Message-IDs, which does not have to exist. */
const domainOf = (origin: string) => new URL(origin).hostname;

/**
 * @param origins where the pages are that its links lead to
 * @param sender the address that the mail server accepts; default: the shop's own
 * @throws when the message has facts that this version does not know
 */
export function renderMail(claim: ClaimedMessage, origins: Origins, sender?: string): Mail {
  if (claim.kind === 'test') {
    const mail = renderMail(exampleClaim(claim), origins, sender);
    const { test } = mailLocales[languageOf(claim)];
    return { ...mail, subject: fill(test, { subject: mail.subject }) };
  }
  const shop = { ...builtInShop, ...shopFromSettings(claim.settings, builtInShop) };
  const language = languageOf(claim);
  const { visitors: origin, staff: staffOrigin } = origins;
  const writing: Writing = { claim, language, shop, origin, staffOrigin };
  const isNotice = isForStaff(claim.kind);
  const isPrivate = isAboutAccount(claim.kind);
  const write = isNotice ? staffLetter : isPrivate ? accountLetter : customerLetter;
  const { letter, name, replyTo } = write(writing);
  const written: Letter = { ...letter, language, shop: shopLines(shop, origin) };
  const from = { name: oneLine(shop.name), address: sender ?? shop.email };
  const file = isNotice || isPrivate ? undefined : appointmentFile(writing);
  return {
    messageId: `${claim.id}@${domainOf(origin)}`,
    from,
    to: { name: oneLine(name), address: claim.recipient },
    // An earlier booking may have any text as its address.
    replyTo: isAddress(replyTo.address)
      ? { name: oneLine(replyTo.name), address: replyTo.address }
      : from,
    subject: oneLine(letter.subject),
    text: letterText(written),
    html: letterHtml(written),
    files: file ? [file] : [],
    ...(letter.unsubscribe && { unsubscribe: letter.unsubscribe.address }),
  };
}
