import * as z from 'zod/mini';
import { bookingStatuses } from '../bookingTerms';
import { email, optionalEmail, optionalLine, optionalText, phone, singleLineText } from '../fields';
import { parseInput } from '../parseInput';
import { type Booking, bookingColumns, bookingRow, bookingStages } from './bookings';
import { editRow, type RowVersion } from './editRow';

const customer = {
  name: singleLineText(100),
  phone,
  email: optionalEmail,
  vehicle: optionalLine(150),
  plate: optionalLine(20),
  notes: optionalText(2000),
};

export const bookingChangesSchema = z.partial(
  z.object({
    ...customer,
    // The form validates it. Undo restores what the database accepted, with seven digits too.
    phone: singleLineText(50),
    status: z.enum(bookingStatuses),
    stage: z.nullable(z.enum(bookingStages)),
    service: z.nullable(z.string()),
    further_services: z.array(z.string()),
    requested_date: z.nullable(z.iso.date()),
    requested_slot: z.nullable(z.string()),
    bay: z.nullable(z.number()),
    minutes: z.nullable(z.number()),
    is_walk_in: z.boolean(),
    waits: z.nullable(z.boolean()),
    language: z.enum(['en', 'es']),
  }),
);
export type BookingChanges = z.infer<typeof bookingChangesSchema>;

interface BookingFormRules {
  /** Whether staff entered the booking: a customer's needs an e-mail address and a vehicle. */
  byStaff: boolean;
  /** Whether it has a time, which it keeps; a request may be saved without service, day and slot. */
  hasTime: boolean;
  /** The phone number that it has, which it may keep: earlier clients sent seven digits. */
  keptPhone?: string | undefined;
  /** The first minute at which it may start, `2026-11-23T09:30`; any time if undefined. */
  earliest?: string | undefined;
}

/** The slot of a walk-in, which starts when it is entered. */
export const NOW = 'now';

const bookingFields = {
  ...customer,
  service: optionalLine(100),
  further_services: z.array(z.string()),
  requested_date: z.string(),
  /** `09:00`, or `NOW` */
  requested_slot: optionalLine(5),
  bay: z.string(),
  minutes: z.string().check(z.trim(), z.regex(/^([1-9]\d{0,2})?$/, 'minutes')),
  /** Empty: the customer did not say. */
  waits: z.enum(['', 'wait', 'drop']),
  language: z.enum(['en', 'es']),
  /** Whether saving confirms the booking. */
  confirms: z.boolean(),
};
export type BookingForm = z.infer<z.ZodMiniObject<typeof bookingFields>>;

const timeFields = {
  service: singleLineText(100),
  requested_date: z.iso.date('required'),
  requested_slot: singleLineText(5),
};

const confirming = z.object({ confirms: z.literal(true) });

/** Bay and minutes are empty when the database chooses them. */
export function bookingFormSchema(rules: BookingFormRules) {
  const { byStaff, hasTime, keptPhone, earliest = '' } = rules;
  const [firstDay = '', firstSlot = ''] = earliest.split('T');
  const fields = {
    ...bookingFields,
    phone: singleLineText(50).check(
      z.refine((value) => value === keptPhone || z.safeParse(phone, value).success, 'phone'),
    ),
    ...(byStaff ? {} : { email, vehicle: singleLineText(150) }),
  };
  const saved = z.object(hasTime ? { ...fields, ...timeFields } : fields);
  const confirmed = z
    .object({
      ...fields,
      ...timeFields,
      requested_date: timeFields.requested_date.check(z.refine((day) => day >= firstDay, 'past')),
    })
    .check(
      z.refine(
        ({ requested_date: day, requested_slot: slot }) =>
          day !== firstDay || slot === NOW || slot >= firstSlot,
        { error: 'pastSlot', path: ['requested_slot'] },
      ),
    );
  return {
    shape: saved.shape,
    safeParse: (input: unknown) =>
      confirming.safeParse(input).success ? confirmed.safeParse(input) : saved.safeParse(input),
  };
}

/**
 * Changes a booking if it is unchanged since it was read.
 * @throws {DataError} `full` (code `slot_full`), `invalid` (`time_missing`: service, date or slot), `conflict`, …
 */
export const editBooking = (read: RowVersion, changes: BookingChanges): Promise<Booking> =>
  editRow({
    table: 'bookings',
    columns: bookingColumns,
    read,
    changes: parseInput(bookingChangesSchema, changes),
    row: bookingRow,
  });
