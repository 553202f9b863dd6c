import { pathIn } from '@shop/shared-site/languages';
import { z } from 'zod';
import { paths } from '../../shared-contract/src/paths';
import { directionsAddress } from '../../shared-ui/src/page/mapAddresses';
import { servicesOf, tiresOf, totalOf, whenOf, whenRow } from './bookingLines';
import { bookingFacts, type OutboxBookingFacts } from './facts';
import { mailLocales } from './locales';
import { manageLink } from './manageLink';
import { writeTexts } from './writeTexts';
import type { Addressed, Writing } from './writing';

const bookingKind = z.enum([
  'booking_received',
  'booking_confirmed',
  'booking_moved',
  'booking_cancelled',
  'booking_reminder',
  'booking_ready',
]);
type BookingKind = z.infer<typeof bookingKind>;

function linksOf(kind: BookingKind, isRequest: boolean, writing: Writing) {
  const { language, shop, origin } = writing;
  const t = mailLocales[language];
  if (kind === 'booking_cancelled') {
    const address = new URL(pathIn(language, paths.booking()), origin).href;
    return [{ label: isRequest ? t.againRequest : t.again, address }];
  }
  const place = `${shop.addressLine1}, ${shop.addressLine2}`;
  const directions = { label: t.directions, address: directionsAddress(place) };
  if (kind === 'booking_ready') return [directions];
  const label = kind === 'booking_received' ? t.manageRequest : t.manage;
  return [{ label, address: manageLink(writing) }, directions];
}

function bookingLetter(
  kind: BookingKind,
  facts: OutboxBookingFacts,
  writing: Writing,
): Addressed['letter'] {
  const { language, shop } = writing;
  const t = mailLocales[language];
  const isRequest = !facts.starts_at;
  const { subject, paragraphs } = writeTexts(
    kind === 'booking_cancelled' && isRequest ? 'request_cancelled' : kind,
    writing,
    {
      name: facts.name,
      reference: facts.reference,
      services: servicesOf(facts, language),
      when: whenOf(facts, language),
    },
  );
  const rows: [string, string][] = [
    [t.facts.reference, facts.reference],
    [t.facts.service, servicesOf(facts, language)],
    [t.facts.tires, tiresOf(facts, language)],
    [t.facts.price, kind === 'booking_cancelled' ? '' : totalOf(facts)],
    whenRow(facts, language),
    [t.facts.vehicle, facts.vehicle],
    [t.facts.address, `${shop.addressLine1}, ${shop.addressLine2}`],
  ];
  const isClosed = kind === 'booking_cancelled' || kind === 'booking_ready';
  return {
    subject,
    paragraphs,
    facts: rows.filter(([, value]) => value !== ''),
    links: linksOf(kind, isRequest, writing),
    notes: isClosed ? [] : [t.keep],
    unsubscribe:
      kind === 'booking_reminder'
        ? { label: t.noReminders, address: manageLink(writing) }
        : undefined,
  };
}

/** @throws when the message is of an unknown kind, or its facts are not those of its kind */
export function customerLetter(writing: Writing): Addressed {
  const { claim, shop } = writing;
  const replyTo = { name: shop.name, address: shop.email };
  if (claim.kind !== 'message_received') {
    const facts = bookingFacts.parse(claim.facts);
    const letter = bookingLetter(bookingKind.parse(claim.kind), facts, writing);
    return { letter, name: facts.name, replyTo };
  }
  const letter = {
    ...writeTexts('message_received', writing, {}),
    facts: [],
    links: [],
    notes: [],
  };
  return { letter, name: '', replyTo };
}
