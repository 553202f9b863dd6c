import type { ClaimedMessage } from '../outbox/outbox';
import { exampleClaim } from './exampleClaim';
import { renderMail } from './renderMail';

const claimOf = (language: 'en' | 'es', kind: string): ClaimedMessage => {
  const example = exampleClaim({
    id: '00000000-0000-4000-8000-000000000001',
    attempt: 1,
    channel: 'email',
    kind: 'test',
    recipient: 'rosa@example.com',
    language,
    facts: { text: 'booking_confirmed' },
    texts: [],
    token: null,
    settings: [],
  });
  const tires = [{ name: 'CrossClimate2 225/65R17', count: 4, installed: 1165.28 }];
  return { ...example, kind, facts: Object.assign({}, example.facts, { tires, total: 1195.5 }) };
};

test.each([
  ['en', 'booking_confirmed', 'Tires: 4 × CrossClimate2 225/65R17 ($1,165.28 installed)'],
  ['es', 'booking_confirmed', 'Llantas: 4 × CrossClimate2 225/65R17 ($1,165.28 con instalación)'],
  ['en', 'booking_confirmed', 'Price: $1,195.50'],
  ['es', 'booking_reminder', 'Precio: $1,195.50'],
  ['en', 'staff_booking', 'Price: $1,195.50'],
  ['en', 'staff_booking', 'Tires: 4 × CrossClimate2 225/65R17 ($1,165.28 installed)'],
] as const)(
  'a mail (%s, %s) names the tires and the price of the booking',
  (language, kind, line) => {
    const { text } = renderMail(claimOf(language, kind), {
      visitors: 'https://shop.example',
      staff: 'https://shop.example',
    });
    expect(text.replace(/\s+/g, ' ')).toContain(line);
  },
);

test('a mail about a cancelled booking names no price', () => {
  const { text } = renderMail(claimOf('en', 'booking_cancelled'), {
    visitors: 'https://shop.example',
    staff: 'https://shop.example',
  });
  expect(text).not.toContain('1,195.50');
});
