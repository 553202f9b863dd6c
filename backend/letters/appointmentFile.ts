import { formatPhone } from '../../shared-contract/src/values/phone';
import { type CalendarMethod, calendarFile } from '../../shared-data/src/bookings/calendarFile';
import type { MailFile } from '../outbox/mail';
import { servicesOf } from './bookingLines';
import { bookingFacts } from './facts';
import { fill, mailLocales } from './locales';
import { manageLink } from './manageLink';
import type { Writing } from './writing';

const kinds = ['booking_confirmed', 'booking_moved', 'booking_reminder', 'booking_cancelled'];

/**
 * A calendar file that is imported later replaces or removes the entry of an earlier one. Undefined for
 * a message that is about no time.
 */
export function appointmentFile(writing: Writing): MailFile | undefined {
  const { claim, language, shop } = writing;
  if (!kinds.includes(claim.kind)) return undefined;
  const facts = bookingFacts.parse(claim.facts);
  if (!facts.starts_at || !facts.ends_at) return undefined;
  const t = mailLocales[language].calendar;
  const url = manageLink(writing);
  const description = [
    fill(t.reference, { reference: facts.reference }),
    fill(t.phone, { phone: formatPhone(shop.phone) }),
    fill(t.manage, { link: url }),
  ];
  const method: CalendarMethod = claim.kind === 'booking_cancelled' ? 'CANCEL' : 'PUBLISH';
  const appointment = {
    reference: facts.reference,
    start: new Date(facts.starts_at),
    end: new Date(facts.ends_at),
    title: fill(t.title, { service: servicesOf(facts, language), shop: shop.name }),
    location: `${shop.addressLine1}, ${shop.addressLine2}`,
    description: description.join('\n'),
    url,
    sequence: facts.sequence,
    mailed: { method, organizer: { name: shop.name, email: shop.email } },
  };
  return {
    name: `appointment-${facts.reference}.ics`,
    type: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarFile(appointment, new Date()),
  };
}
