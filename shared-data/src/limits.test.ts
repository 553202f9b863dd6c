/** @jest-environment node */
import type { ZodMiniType } from 'zod/mini';
import declared from '../../supabase/catalogue.json';
import { formFields, knownSchemas, schemaNames } from './testSupport/formFields';

/** The longest text that the constraint of a column accepts; undefined without one. */
function limitOf(table: string, column: string): number | undefined {
  const { definition = '' } =
    declared.find(({ object }) => object === `constraint ${table}_${column} on public.${table}`) ??
    {};
  const [, limit] =
    new RegExp(`char_length\\(${column}\\) <=\\s*(?:CASE[^]*?ELSE )?(\\d+)`).exec(definition) ?? [];
  return limit === undefined ? undefined : Number(limit);
}

const isTooLong = (field: ZodMiniType, length: number) =>
  field.safeParse('a'.repeat(length)).error?.issues.some(({ message }) => message === 'tooLong') ??
  false;

/** Longer than any text that is stored. */
const TOO_LONG = 30_000;

/** Columns whose limit is not in their own constraint, or whose form offers a choice. */
const EXCEPT: Record<string, string> = {
  'bookings.email': 'private.is_email, which the policy for texts compares',
  'bookings.phone': 'private.is_phone, which the policy for texts compares',
  'bookings.requested_slot': 'a choice',
  'bookings.service': 'a choice',
  'contact_messages.email': 'private.is_email, which the policy for texts compares',
  'holds.bay': 'a choice',
  'list_entries.service': 'a choice',
  'list_entries.slug': 'made from the title',
  'products.category': 'a choice',
  'vehicle_tires.make': 'a choice',
};

test('each schema of a form is compared with the table of its rows', () => {
  expect([...schemaNames].sort()).toEqual([...knownSchemas].sort());
});

const fields = formFields.flatMap(({ name, table, column, field }) => {
  const limit = limitOf(table, column);
  const isLimited = limit !== undefined || isTooLong(field, TOO_LONG);
  return isLimited ? [{ name, place: `${table}.${column}`, field, limit }] : [];
});

test('each exception is a field with a limit', () => {
  const places = fields.map(({ place }) => place);
  expect(places).toEqual(expect.arrayContaining(Object.keys(EXCEPT)));
});

test.each(fields.filter(({ place }) => !(place in EXCEPT)))(
  'the longest text of $place in $name is that of the database',
  ({ field, limit = 0 }) => {
    expect([isTooLong(field, limit), isTooLong(field, limit + 1)]).toEqual([false, true]);
  },
);
