/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ZodMiniObject, ZodMiniType } from 'zod/mini';
import declared from '../../supabase/catalogue.json';

/** The table whose rows a form writes. */
const TABLES: Record<string, string> = {
  baySchema: 'bays',
  bookingChangesSchema: 'bookings',
  bookingDetailsSchema: 'bookings',
  bookingFormSchema: 'bookings',
  bookingRequestSchema: 'bookings',
  closureSchema: 'closures',
  contactMessageSchema: 'contact_messages',
  contentSchema: 'content_blocks',
  entrySchema: 'list_entries',
  holdSchema: 'holds',
  messageTextSchema: 'message_texts',
  pictureSchema: 'pictures',
  productChangesSchema: 'products',
  productSchema: 'products',
  serviceSchema: 'services',
  settingSchema: 'settings',
  userNameSchema: 'user_profiles',
  vehicleTiresSchema: 'vehicle_tires',
};

/** Schemas that are no form of a row, or of one without texts. */
const OTHER = [
  'bookingReceiptSchema',
  'codeSchema',
  'credentialsSchema',
  'identitySchema',
  'newEmailSchema',
  'newPasswordSchema',
  'photoAddressSchema',
  'priceSchema',
  'productFormSchema',
  'productRowSchema',
  'quantitySchema',
  'recoverySchema',
  'settingsSchema',
  'signUpSchema',
  'weekdaySchema',
];

/** What a function that makes a schema is passed. */
const PASSED: Record<string, unknown> = {
  bookingFormSchema: { byStaff: false },
  entrySchema: 'jobs',
  messageTextSchema: 'booking_ready',
  settingSchema: 'founded',
};

const EXPORT = /^export (?:const|function) (\w+Schema)\b/gm;
const found = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test|\.types)\.ts$/.test(file))
  .flatMap((file) =>
    [...readFileSync(path.join(__dirname, file), 'utf8').matchAll(EXPORT)].map(([, name = '']) => ({
      name,
      exported: () => require(path.join(__dirname, file))[name],
    })),
  );

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
  const names = found.map(({ name }) => name);
  expect(names.sort()).toEqual([...Object.keys(TABLES), ...OTHER].sort());
});

const fields = found.flatMap(({ name, exported }) => {
  const table = TABLES[name];
  if (!table) return [];
  const value = exported();
  const { shape }: ZodMiniObject = typeof value === 'function' ? value(PASSED[name]) : value;
  return Object.entries(shape).flatMap(([column, field]) => {
    const limit = limitOf(table, column);
    const isLimited = limit !== undefined || isTooLong(field as ZodMiniType, TOO_LONG);
    const place = `${table}.${column}`;
    return isLimited ? [{ name, place, field: field as ZodMiniType, limit }] : [];
  });
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
