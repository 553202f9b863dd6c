import {
  builtInTexts,
  exampleValues,
  hasKnownPlaceholders,
  messageIds,
  writeMessage,
} from './messageTexts';

const values = { ...exampleValues.en, shop: 'Tara Tire' };
const write = (changed?: { subject: string; body: string }) =>
  writeMessage({ id: 'booking_confirmed', language: 'en', changed, values });

test('a message that was not changed says the built-in text, and so does an empty part of a changed one', () => {
  const builtIn = [
    'Hello Rosa Díaz,',
    'Your appointment is confirmed. We look forward to seeing you.',
  ];
  expect(write()).toEqual({
    subject: `Your appointment on ${values.when}`,
    paragraphs: builtIn,
  });
  expect(write({ subject: 'See you', body: '' })).toEqual({
    subject: 'See you',
    paragraphs: builtIn,
  });
});

test('placeholders are filled, and empty lines divide paragraphs', () => {
  const body = '{services} on {when}.\nPlease be early.\n\n {shop}, {reference}';
  expect(write({ subject: '{name}: {when}', body })).toEqual({
    subject: `Rosa Díaz: ${values.when}`,
    paragraphs: [
      'Hello Rosa Díaz,',
      `Oil Change on ${values.when}.\nPlease be early.`,
      'Tara Tire, ABC-234',
    ],
  });
});

test('nothing stands around a value that there is not', () => {
  const changed = { subject: '{name}: {when}', body: 'See you soon, {name}.' };
  const nameless = { ...values, name: '' };
  expect(
    writeMessage({ id: 'booking_confirmed', language: 'en', changed, values: nameless }),
  ).toEqual({ subject: values.when, paragraphs: ['Hello,', 'See you soon.'] });
  const spanish = writeMessage({
    ...{ id: 'booking_confirmed', language: 'es', changed },
    values: nameless,
  });
  expect(spanish.paragraphs[0]).toBe('Hola:');
});

test('a sentence that ends with a time in Spanish has one period', () => {
  const changed = { subject: 'Cita: {when}', body: 'Es el {when}. Hasta pronto, {name}.' };
  const { subject, paragraphs } = writeMessage({
    ...{ id: 'staff_booking', language: 'es', changed },
    values: exampleValues.es,
  });
  expect(subject).toMatch(/10:00 a\.m\.$/);
  expect(paragraphs).toEqual([`Es el ${exampleValues.es.when} Hasta pronto, Rosa Díaz.`]);
});

test('a value that looks like a placeholder stays as it is', () => {
  const changed = { subject: '{name}', body: 'x' };
  const tricky = { ...values, name: '{reference} $& {when}' };
  expect(
    writeMessage({ id: 'booking_confirmed', language: 'en', changed, values: tricky }).subject,
  ).toBe('{reference} $& {when}');
});

test.each([
  ['booking_confirmed', '{name} {shop} {reference} {services} {when}', true],
  ['booking_confirmed', '{token}', false],
  ['booking_confirmed', '{Name}', false],
  ['booking_confirmed', 'a } brace', false],
  ['booking_confirmed', '{{name}}', false],
  ['booking_confirmed', '{constructor}', false],
  ['booking_received', '{reference}', true],
  ['booking_received', '{when}', false],
  ['message_received', '{name}', false],
] as const)('%s with “%s”: %s', (id, text, expected) => {
  expect(hasKnownPlaceholders(id, text)).toBe(expected);
});

test.each(messageIds)('the built-in text of %s has only placeholders that it can fill', (id) => {
  for (const { subject, body } of [builtInTexts.en[id], builtInTexts.es[id]]) {
    expect(hasKnownPlaceholders(id, subject + body)).toBe(true);
  }
});
