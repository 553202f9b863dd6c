/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import fc from 'fast-check';
import { formFields } from '../../shared-data/src/testSupport/formFields';
import { type Opened, openEngine } from './support/engines.ts';

let opened: Opened;
beforeAll(async () => {
  opened = await openEngine('postgres');
});
afterAll(() => opened?.close());

const RUNS = 200;

/** Fields in which nobody types. */
const EXCEPT: Record<string, string> = {
  'bookings.bay': 'a choice',
  'bookings.minutes': 'a choice',
  'bookings.requested_slot': 'a choice',
  'contact_messages.website': 'bait: the database refuses what is filled in',
  'list_entries.former_slugs': 'made from the slugs',
  'list_entries.position': 'given by the list',
  'offers.category': 'a choice, stored as null where it is empty',
};

const typedFields = formFields.filter(({ table, column }) => !(`${table}.${column}` in EXCEPT));

/** Characters and words of which the formats of columns are made. */
const piece = fc.constantFrom(
  ...['a', 'Z', 'é', '7', '0', ' ', '-', '.', ',', ':', '/', '"', '\\', '@', '?', '#', '\t', '\n'],
  ...[
    'https://',
    'HTTP://',
    'user:pass@',
    '/photo',
    'drawing:',
    '225',
    '/65',
    'R17',
    '3521',
    'lift',
  ],
);
const typed = fc
  .array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 7 })
  .map((parts) => parts.join(''))
  .filter((text) => !text.includes('\0'));
const number = fc.oneof(
  fc.integer({ min: -3, max: 160 }),
  fc.integer({ min: -1, max: 200_000_000 }).map((cents) => cents / 100),
  fc.constantFrom(0.001, 719, 720, 721, 100_000, 100_001, 99_999_999.99, 100_000_000),
);

interface Rule {
  name: string;
  /** An expression that names the column. */
  expression: string;
  patterns: string[];
}

/** The constraints of one column alone. */
const rulesOf = (table: string, column: string) =>
  opened.db.query<Rule>(
    `select conname::text as name, pg_get_expr(conbin, conrelid) as expression, array(
       select m[1] from regexp_matches(pg_get_expr(conbin, conrelid), '~\\*? ''(\\^[^'']+\\$)''', 'g') as m) as patterns
     from pg_constraint join pg_attribute on attrelid = conrelid and array[attnum] = conkey
     where contype = 'c' and conrelid = to_regclass($1) and attname = $2`,
    [`public.${table}`, column],
  );

test.each(typedFields)(
  'what $name accepts as $column, the table $table accepts',
  async ({ table, column, field }) => {
    const rules = await rulesOf(table, column);
    const patterns = rules.flatMap((rule) => rule.patterns);
    const values = fc.oneof(
      ...patterns.map((pattern) => fc.stringMatching(new RegExp(pattern))),
      ...[typed, number, fc.boolean(), fc.constant(null), fc.array(typed, { maxLength: 3 })],
    );
    const accepted = fc.sample(values, RUNS).flatMap((value) => {
      const { success, data } = field.safeParse(value);
      return success ? [{ [column]: data }] : [];
    });
    for (const { name, expression } of rules) {
      const refused = await opened.db.query(
        `select e.row -> $2 as value from json_array_elements($1::text::json) as e (row),
           lateral json_populate_record(null::public.${table}, e.row) as ${table} where not (${expression})`,
        [JSON.stringify(accepted), column],
      );
      expect({ name, refused }).toEqual({ name, refused: [] });
    }
  },
);

test('the fields of forms have such constraints', async () => {
  const found = await Promise.all(
    typedFields.map(({ table, column }) => rulesOf(table, column).then(({ length }) => length)),
  );
  expect(found.filter((rules) => rules > 0).length).toBeGreaterThan(typedFields.length / 3);
});
