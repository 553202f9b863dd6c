import { LANGUAGES, type Language, localeOf } from '@shop/shared-site/languages';
import { formatDay, formatPrice, formatTime } from './formats';

const everyDay = (year: number) =>
  Array.from({ length: 366 }, (_, day) =>
    new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10),
  );

const intlDay = (day: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Versions of Intl differ in the space before AM, and in whether `p. m.` contains one. */
const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ').replace('. m.', '.m.');

test.each([
  [8, '$8.00'],
  [1234.5, '$1,234.50'],
])('%d dollars is %s', (dollars, text) => {
  expect(formatPrice(dollars)).toBe(text);
});

test.each(LANGUAGES)('formats whole cents as Intl does (%s)', (language) => {
  const { format } = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });
  const few = Array.from({ length: 2_000 }, (_, cents) => cents / 100);
  const many = Array.from({ length: 2_000 }, (_, step) => (step * 49_999) / 100);
  for (const dollars of [...few, ...many, 1_000_000, 12_345_678.9, -3.5, -1234.56]) {
    expect(formatPrice(dollars)).toBe(format(dollars));
  }
});

test('formats a day independently of the time zone', () => {
  expect(formatDay('2026-11-21', 'en')).toBe('Saturday, November 21, 2026');
  expect(formatDay('2026-11-21', 'es')).toBe('sábado, 21 de noviembre de 2026');
});

test.each(LANGUAGES)('formats every day of a leap year as Intl does (%s)', (language) => {
  const formats: Intl.DateTimeFormatOptions[] = [
    { dateStyle: 'full' },
    { dateStyle: 'long' },
    { dateStyle: 'medium' },
    { month: 'short' },
    { weekday: 'short' },
    { weekday: 'long' },
    { weekday: 'long', month: 'long', day: 'numeric' },
  ];
  for (const options of formats) {
    for (const day of everyDay(2028)) {
      expect(formatDay(day, language, options)).toBe(intlDay(day, language, options));
    }
  }
});

test('creates no formatter of Intl for what visitors see', () => {
  const dates = jest.spyOn(Intl, 'DateTimeFormat');
  const numbers = jest.spyOn(Intl, 'NumberFormat');
  for (const language of LANGUAGES) {
    formatDay('2026-11-21', language);
    formatDay('2026-11-21', language, { dateStyle: 'long' });
    formatDay('2026-11-21', language, { month: 'short' });
    formatDay('2026-11-21', language, { weekday: 'short' });
    formatTime('09:00', language);
  }
  formatPrice(8);
  expect(dates).not.toHaveBeenCalled();
  expect(numbers).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

test('throws a RangeError for a day that does not exist', () => {
  expect(() => formatDay('2026-13-01', 'en')).toThrow(RangeError);
});

test.each(['', 'noon', '9:00', '25:00', '12:60', '09:00:00'])(
  'throws a RangeError for the time "%s", as Intl does',
  (time) => expect(() => formatTime(time, 'en')).toThrow(RangeError),
);

test('formats a time of day as the specification does', () => {
  expect(formatTime('09:00', 'en')).toBe('9:00 AM');
  expect(formatTime('13:00', 'es')).toBe('1:00 p.m.');
});

test.each(LANGUAGES)('formats every minute of a day as Intl does (%s)', (language) => {
  const { format } = new Intl.DateTimeFormat(localeOf(language), {
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const instant = new Date(minute * 60_000);
    const time = instant.toISOString().slice(11, 16);
    expect(formatTime(time, language)).toBe(withPlainSpaces(format(instant)));
  }
});
