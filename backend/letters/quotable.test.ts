/** @jest-environment node */
import { quotable } from './quotable';

test.each(['Rosa Díaz', 'J.R. O’Neil-Smith, Jr.', '王小明', '2015 Honda CR-V 1.5T (EX)'])(
  'quotes %s',
  (text) => expect(quotable(text)).toBe(text),
);

test.each([
  'You won $500! Claim at https://prize.example',
  'prize.example',
  'Rosa\nprize',
  'rosa@example.com',
  'call 770/555',
  'a'.repeat(61),
])('does without %j', (text) => expect(quotable(text)).toBe(''));
