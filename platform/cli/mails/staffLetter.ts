import { paths } from '../../../shared-contract/src/paths';
import { servicesOf, tiresOf, whenOf } from './bookingLines';
import { bookingFacts, messageFacts } from './facts';
import type { Addressed, Writing } from './renderMail';

function bookingNotice({ claim, language, origin }: Writing): Addressed {
  const facts = bookingFacts.parse(claim.facts);
  const when = whenOf(facts, language);
  const rows: [string, string][] = [
    ['Reference', facts.reference],
    ['Service', servicesOf(facts, language)],
    ['Tires', tiresOf(facts, language)],
    ['Time', when],
    ['Customer', facts.name],
    ['Phone', facts.phone],
    ['Email', facts.email],
    ['Vehicle', facts.vehicle],
    ['Notes', facts.notes],
  ];
  return {
    letter: {
      subject: when ? `New booking: ${when}` : 'New request without a time',
      paragraphs: [
        when ? 'A customer has booked.' : 'A customer asks for a call to find a time together.',
      ],
      facts: rows.filter(([, value]) => value !== ''),
      links: [{ label: 'Open the board', address: new URL(paths.admin('bookings'), origin).href }],
      notes: [],
    },
    name: '',
    replyTo: { name: facts.name, address: facts.email },
  };
}

function messageNotice({ claim, origin }: Writing): Addressed {
  const facts = messageFacts.parse(claim.facts);
  return {
    letter: {
      subject: `New message: ${facts.subject}`,
      paragraphs: [facts.message],
      facts: [
        ['From', facts.name],
        ['Email', facts.email],
      ],
      links: [{ label: 'Open messages', address: new URL(paths.admin('messages'), origin).href }],
      notes: ['A reply to this mail goes to the customer.'],
    },
    name: '',
    replyTo: { name: facts.name, address: facts.email },
  };
}

/**
 * Writes what staff are told.
 * @throws when the facts are not those of the message's kind
 */
export const staffLetter = (writing: Writing): Addressed =>
  writing.claim.kind === 'staff_booking' ? bookingNotice(writing) : messageNotice(writing);
