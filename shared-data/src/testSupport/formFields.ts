import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ZodMiniObject, ZodMiniType } from 'zod/mini';

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
  customerNameSchema: 'bookings',
  entrySchema: 'list_entries',
  holdSchema: 'holds',
  messageTextSchema: 'message_texts',
  offerSchema: 'offers',
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
const SOURCES = path.join(__dirname, '..');
const found = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test|\.types)\.ts$/.test(file))
  .flatMap((file) =>
    [...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(EXPORT)].map(([, name = '']) => ({
      name,
      exported: () => require(path.join(SOURCES, file))[name],
    })),
  );

/** All schemas, by name. */
export const schemaNames = found.map(({ name }) => name);
/** Those that are known here. */
export const knownSchemas = [...Object.keys(TABLES), ...OTHER];

export interface FormField {
  /** Of the schema. */
  name: string;
  table: string;
  column: string;
  field: ZodMiniType;
}

/** The fields of the forms of rows; some have no column. */
export const formFields: FormField[] = found.flatMap(({ name, exported }) => {
  const table = TABLES[name];
  if (!table) return [];
  const value = exported();
  const { shape }: ZodMiniObject = typeof value === 'function' ? value(PASSED[name]) : value;
  return Object.entries(shape).map(([column, field]) => ({
    ...{ name, table, column },
    field: field as ZodMiniType,
  }));
});
