import { pathIn } from '@shop/shared-site/languages';
import { z } from 'zod';
import { paths } from '../../shared-contract/src/paths';
import { servicesOf, tiresOf, totalOf, whenOf, whenRow } from './bookingLines';
import { bookingFacts, floodFacts, messageFacts } from './facts';
import type { Letter } from './letter';
import { mailLocales } from './locales';
import { writeTexts } from './writeTexts';
import type { Addressed, Writing } from './writing';

const staffKind = z.enum(['staff_booking', 'staff_message', 'staff_flood']);

const linkTo = (section: string, label: string, { language, staffOrigin }: Writing, query = '') => [
  { label, address: new URL(pathIn(language, paths.admin(section)) + query, staffOrigin).href },
];

const filled = (rows: Letter['facts']) => rows.filter(([, value]) => value !== '');

function bookingNotice(writing: Writing): Addressed {
  const { language } = writing;
  const t = mailLocales[language];
  const facts = bookingFacts.parse(writing.claim.facts);
  const { name, reference, email } = facts;
  const when = whenOf(facts, language);
  const services = servicesOf(facts, language);
  const id = facts.starts_at ? 'staff_booking' : 'staff_request';
  return {
    letter: {
      ...writeTexts(id, writing, { name, reference, services, when }),
      facts: filled([
        [t.facts.reference, reference],
        [t.facts.service, services],
        [t.facts.tires, tiresOf(facts, language)],
        [t.facts.price, totalOf(facts)],
        whenRow(facts, language),
        [t.facts.customer, name],
        [t.facts.phone, facts.phone],
        [t.facts.email, email],
        [t.facts.vehicle, facts.vehicle],
        [t.facts.notes, facts.notes],
      ]),
      links: linkTo('bookings', t.board, writing),
      notes: [],
    },
    name: '',
    replyTo: { name, address: email },
  };
}

function messageNotice(writing: Writing): Addressed {
  const t = mailLocales[writing.language];
  const { name, email, subject, message } = messageFacts.parse(writing.claim.facts);
  const texts = writeTexts('staff_message', writing, { name, subject });
  return {
    letter: {
      ...texts,
      paragraphs: [...texts.paragraphs, message],
      facts: [
        [t.facts.customer, name],
        [t.facts.email, email],
      ],
      links: linkTo('messages', t.messages, writing),
      notes: [t.reply],
    },
    name: '',
    replyTo: { name, address: email },
  };
}

function floodNotice(writing: Writing): Addressed {
  const { shop } = writing;
  const count = String(floodFacts.parse(writing.claim.facts).count);
  return {
    letter: {
      ...writeTexts('staff_flood', writing, { count }),
      facts: [],
      links: linkTo('bookings', mailLocales[writing.language].recent, writing, '?filter=recent'),
      notes: [],
    },
    name: '',
    replyTo: { name: shop.name, address: shop.email },
  };
}

/**
 * In the language of the setting `staff_language`.
 * @throws when the message is of an unknown kind, or its facts are not those of its kind
 */
export function staffLetter(writing: Writing): Addressed {
  const kind = staffKind.parse(writing.claim.kind);
  if (kind === 'staff_flood') return floodNotice(writing);
  return kind === 'staff_booking' ? bookingNotice(writing) : messageNotice(writing);
}
