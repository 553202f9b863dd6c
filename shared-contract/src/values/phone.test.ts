import {
  callLink,
  formatPhone,
  isPhone,
  isSamePhone,
  nationalNumber,
  phoneDigits,
  textLink,
  writePhone,
} from './phone';

const notations = [
  '+17705550123',
  '7705550123',
  '770.555.0123',
  '1 (770) 555-0123',
  '770/555-0123',
];
const foreign = ['+525555550123', '+4420794600', '+44 20 7946 0000'];

test('formats a phone number of the United States, and no other', () => {
  for (const phone of notations) expect(formatPhone(phone)).toBe('(770) 555-0123');
  expect(formatPhone('770-555-0123 ext. 12')).toBe('(770) 555-0123 ext. 12');
  for (const other of [...foreign, '555-0123', '', 'call 7705550123']) {
    expect(formatPhone(other)).toBe(other);
  }
});

test.each(notations)(
  '%s is called and compared without its signs, with and without an extension',
  (phone) => {
    const withExtension = `${phone} ext. 12`;
    expect(callLink(phone)).toBe('tel:+17705550123');
    expect(callLink(withExtension)).toBe('tel:+17705550123,12');
    expect(textLink(withExtension)).toBe('sms:+17705550123');
    expect(phoneDigits(withExtension)).toBe('7705550123');
    expect(isSamePhone(phone, withExtension)).toBe(true);
    expect(nationalNumber(phone)).toBe('+17705550123');
    expect(nationalNumber(withExtension)).toBeUndefined();
  },
);

test('calls a number of another country in that country', () => {
  expect(foreign.map(callLink)).toEqual([
    'tel:+525555550123',
    'tel:+4420794600',
    'tel:+442079460000',
  ]);
  expect(callLink('+44 20 7946 0000 ext. 7')).toBe('tel:+442079460000,7');
  expect(foreign.map(nationalNumber)).toEqual([undefined, undefined, undefined]);
});

test('what is typed between digits and extension is written in one way', () => {
  for (const typed of ['x12', ', ext 12', ';ext=12', ' #12', ' Extensión: 12', ' EXT. 12']) {
    expect(writePhone(`tel: 770\u2011555\u20110123${typed}`)).toBe('770-555-0123 ext. 12');
    expect(isSamePhone(`770 555 0123${typed}`, '+1 770 555 0123')).toBe(true);
  }
});

test('a booking without a number is of no known customer', () => {
  expect(isSamePhone('', '')).toBe(false);
});

test.each([
  ['(770) 555-0123 ext. 123456', true],
  ['+123456789012345', true],
  ['555-0123', false],
  ['555-0123 ext. 123', false],
  ['+1234567890123456', false],
  ['770 555 0123 ext. 1234567', false],
])('%s can be stored: %s', (phone, expected) => {
  expect(isPhone(phone)).toBe(expected);
});
