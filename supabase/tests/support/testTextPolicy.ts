import fc from 'fast-check';
import { isPhone, nationalNumber, phoneDigits } from '../../../shared-contract/src/values/phone';
import { pictureAddress } from '../../../shared-contract/src/values/pictureAddress';
import { toSlug } from '../../../shared-contract/src/values/slug';
import { isTooNested } from '../../../shared-data/src/content/isTooNested';
import { cleanPhone } from '../../../shared-data/src/fields';
import {
  cleanCode,
  cleanLine,
  cleanText,
  isEmail,
  isVisible,
  readsAsLink,
} from '../../../shared-data/src/humanText';
import { TIRE_SIZE } from '../../../shared-data/src/storedFormats';
import { type Engine, type Opened, openEngine } from './engines.ts';
import { evaluate } from './evaluate.ts';

/** Characters that the policy distinguishes, and any others. PostgreSQL stores no NUL and no half of a pair. */
const special = fc.constantFrom(
  ...'aZ9é \t\n\r\u0001\u007f\u0085\u00a0\u00ad\u0301\u034f\u061c\u115f\u17b4\u180e\u200b\u200d\u200e\u2028\u202e\u2060\u2066\u2800\u3000\u3164\ufe0f\ufeff\uffa0\ufdd0\ufffb\ufffe\uffff',
  // A vowel killer of Unicode 15, which PostgreSQL 15 does not know: it moves in front of an accent.
  ...['👩', '\u{1d173}', '\u{e0020}', '\u{e0100}', '\u{11f41}'],
);
const character = fc.oneof(special, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }));
const text = fc.string({ unit: character, maxLength: 6 }).filter((value) => !value.includes('\0'));

const name = fc.oneof(
  fc.string({ unit: fc.oneof(special, fc.constantFrom(...'ab.+-@<>()[]\\,;:"\'')), maxLength: 5 }),
  fc.constantFrom('rosa', "o'neil+tires", 'josé', 'a'.repeat(64), 'a'.repeat(65)),
);
const domain = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'abé1-.\u200b'), maxLength: 6 }),
  fc.constantFrom('example.com', 'correo.example', '192.0.2.1', 'x.c', `${'a'.repeat(250)}.com`),
);
const address = fc
  .tuple(name, fc.constantFrom('@', '@@', ''), domain)
  .map((parts) => parts.join(''))
  .filter((value) => !value.includes('\0'));

/** Words, and what stands between the parts of an address. */
const link = fc
  .array(fc.constantFrom('a', 'é', '1', '.', ' ', '/', '://', 'www', 'com', 'Shop', 'St', '_'), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''));

/** Letters with and without accents, what joins them, and more than an address has room for. */
const title = fc
  .array(
    fc.constantFrom(
      ...['a', 'B', 'é', 'Ñ', 'İ', 'ß', 'ſ', '\u212a', '7', '-', ' ', '’', 'tires '.repeat(16)],
      ...['\u0301', '\u0483', '\u20dd', '\ufe0f', '❤️', '日', 'ガ'],
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/** What people paste around the digits of a phone number. */
const phoneNumber = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'0123456789', '770', '555', '+1', '(', ')', '.', '/', '-', ' '),
      fc.constantFrom('\u202a', '\u200e', '\u2066', '\u2011', '\u2013', '\u00a0', '\u200b'),
      fc.constantFrom('tel:', 'Tel. ', ' ext ', ', EXTENSIÓN ', ' extension ', 'x', '#', ';ext='),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const storedPhone = fc
  .oneof(
    phoneNumber,
    fc.stringMatching(/^(\+?1[ .-]?)?\(?\d{3}\)?[ ./-]?\d{3}[ .-]?\d{4}( x\d{1,6})?$/),
    fc.stringMatching(/^\+?\d{9,16}$/),
  )
  .map(cleanPhone);

/** Marks of Markdown, few and many of them. */
const marked = fc
  .array(
    fc.constantFrom(
      ...[
        '>',
        '- ',
        '* ',
        '1. ',
        '12)\t',
        ' ',
        '\t',
        'a',
        '**',
        '{{',
        '\n',
        '\r\n',
        '\r',
        '\n \r\n',
      ],
      ...['>'.repeat(20), ' '.repeat(20), '- '.repeat(20), '*_'.repeat(100), '[]<!'.repeat(50)],
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''));

const tireSize = fc
  .array(
    fc.constantFrom(
      ...['P', 'LT', 'T', '225', '35', '/65', 'X', '12.50', 'R', 'ZR', 'D', '17', '.5', 'C', ' '],
    ),
    { minLength: 3, maxLength: 6 },
  )
  .map((parts) => parts.join(''));
const storedSize = fc.stringMatching(TIRE_SIZE);

const ACCEPTED: [call: string, texts: typeof text, accepts: (value: string) => boolean][] = [
  ['private.is_human_text(value)', text, (value) => cleanLine(value) === value && isVisible(value)],
  [
    'private.is_human_text(value, true)',
    text,
    (value) => cleanText(value) === value && isVisible(value),
  ],
  ['private.is_email(value)', address, isEmail],
  ['private.reads_as_link(value)', fc.oneof(address, link), readsAsLink],
  ['private.is_phone(value)', storedPhone, isPhone],
  ['private.is_too_nested(value)', marked, isTooNested],
  ['private.is_tire_size(value)', fc.oneof(tireSize, storedSize), (value) => TIRE_SIZE.test(value)],
];

const STORED: [call: string, texts: typeof text, cleaned: (value: string) => string][] = [
  ['private.clean_line(value)', text, (value) => cleanLine(value).trim()],
  ['private.clean_text(value)', text, (value) => cleanText(value).trim()],
  ['private.clean_code(value)', text, cleanCode],
  ['private.clean_phone(value)', fc.oneof(phoneNumber, text), cleanPhone],
  ['private.phone_digits(value)', phoneNumber, phoneDigits],
  [
    "coalesce(private.sms_number(value), '')",
    storedPhone.filter(isPhone),
    (value) => nationalNumber(value) ?? '',
  ],
  ['private.article_slug(value)', title, (value) => toSlug(value, 100)],
  ['private.picture_address(value)', fc.stringMatching(/^[0-9a-f]{12}$/), pictureAddress],
];

/** What parses a text and has no twin in the forms. */
const ONLY_HERE: Record<string, string> = {
  may_stay: 'names of steps, not what people typed',
  is_message_text: 'messageTextCases.ts has the braces that the forms refuse',
  plain_name: 'compares names of one phone number, in the database only',
  tires_state: 'the state of tires, by that of their booking',
};

const RUNS = 500;

/** Declares the tests that an engine and the forms agree about texts. */
export function testTextPolicy(engine: Engine) {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openEngine(engine);
  });
  afterAll(() => opened?.close());

  /** Without the newest characters, where one version of Unicode knows them and the other does not: they combine differently. */
  async function textsKnownToBoth(arbitrary: fc.Arbitrary<string>) {
    const texts = fc.sample(arbitrary, { numRuns: RUNS });
    const betweenAccents = texts.map((value) =>
      [...value].map((each) => `\u0301${each}\u0301-`).join(''),
    );
    const normalized = await evaluate<string>(opened.db, 'normalize(value)', betweenAccents);
    return texts.filter((_, i) => normalized[i] === betweenAccents[i]?.normalize());
  }

  test.each(ACCEPTED)('%s and the forms accept the same', async (call, arbitrary, accepts) => {
    const texts = await textsKnownToBoth(arbitrary);
    const fromDatabase = await evaluate<boolean>(opened.db, call, texts);
    const different = texts.filter((value, i) => fromDatabase[i] !== accepts(value));
    expect(different.map((value) => JSON.stringify(value))).toEqual([]);
    // The sample has some of both.
    expect(new Set(fromDatabase)).toEqual(new Set([true, false]));
  });

  test.each(STORED)('%s and the forms store the same', async (call, arbitrary, cleaned) => {
    const texts = await textsKnownToBoth(arbitrary);
    const stored = await evaluate<string>(opened.db, call, texts);
    const different = texts.filter((value, i) => stored[i] !== cleaned(value));
    expect(different.map((value) => JSON.stringify(value))).toEqual([]);
  });

  test('each function that parses a text is compared with its twin, or has none', async () => {
    const functions = await opened.db.query<{ name: string }>(
      `select distinct proname::text as name from pg_proc
       where pronamespace = 'private'::regnamespace and provolatile = 'i'
         and proargtypes[0] = 'text'::regtype and prorettype in ('text'::regtype, 'boolean'::regtype)`,
    );
    const compared = [...ACCEPTED, ...STORED].map(([call]) => /private\.(\w+)/.exec(call)?.[1]);
    const known = new Set([...compared, ...Object.keys(ONLY_HERE)]);
    expect(functions.map(({ name }) => name).sort()).toEqual([...known].sort());
  });

  test('what the forms make of a text, the database accepts', async () => {
    const sample = await textsKnownToBoth(text);
    const texts = sample.map((value) => cleanLine(value).trim());
    const visible = texts.filter(isVisible);
    expect(await evaluate(opened.db, 'private.is_human_text(value)', visible)).not.toContain(false);
  });
}
