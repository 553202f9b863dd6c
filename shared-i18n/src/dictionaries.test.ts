import { en } from './messages/en';
import { es } from './messages/es';

/** Every sentence by its dotted key. */
const flatten = (words: object, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
const placeholders = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort();

test('both languages have the same keys and placeholders, and other words', () => {
  const spanish = new Map(flatten(es));
  for (const [key, text] of flatten(en)) {
    expect([key, placeholders(spanish.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    expect(spanish.get(key)).not.toBe(text);
  }
  expect(spanish.size).toBe(flatten(en).length);
});
