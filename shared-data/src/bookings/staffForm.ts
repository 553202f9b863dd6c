import * as z from 'zod/mini';
import {
  email,
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalQuotedLine,
  optionalText,
  phone,
  quotedLine,
  singleLineText,
} from '../fields';

/** What the shop writes down of a customer. */
export const customerFields = {
  name: quotedLine(100),
  phone: optionalPhone,
  email: optionalEmail,
  vehicle: optionalQuotedLine(150),
  plate: optionalLine(20),
  notes: optionalText(2000),
};

interface BookingFormRules {
  /** Whether staff entered the booking: a customer's needs an e-mail address and a vehicle. */
  byStaff: boolean;
  /** Whether it has a time, which it keeps; a request may be saved without service, day and slot. */
  hasTime: boolean;
  /** Whether the customer came without an appointment: then it may have no phone number. */
  isWalkIn?: boolean;
  /** The first minute at which it may start, `2026-11-23T09:30`; any time if undefined. */
  earliest?: string | undefined;
}

/** The slot of a walk-in, which starts when it is entered. */
export const NOW = 'now';

const bookingFields = {
  ...customerFields,
  service: optionalLine(100),
  further_services: z.array(z.string()),
  requested_date: z.string(),
  /** `09:00`, or `NOW` */
  requested_slot: optionalLine(5),
  bay: z.string(),
  /** 5 to 720, or empty. */
  minutes: z.string().check(
    z.trim(),
    z.regex(/^\d*$/, 'minutes'),
    z.refine((value) => value === '' || (Number(value) >= 5 && Number(value) <= 720), 'minutes'),
  ),
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
const startingNow = z.object({ requested_slot: z.literal(NOW) });

/** Bay and minutes are empty when the database chooses them. A walk-in needs no phone number. */
export function bookingFormSchema(rules: BookingFormRules) {
  const { byStaff, hasTime, isWalkIn = false, earliest = '' } = rules;
  const [firstDay = '', firstSlot = ''] = earliest.split('T');
  const schemasOf = (phoneField: typeof phone) => {
    const fields = {
      ...bookingFields,
      phone: phoneField,
      ...(byStaff ? {} : { email, vehicle: quotedLine(150) }),
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
    return { saved, confirmed };
  };
  const reachable = schemasOf(phone);
  const walkIn = schemasOf(optionalPhone);
  const schemaOf = (input: unknown) =>
    byStaff && (isWalkIn || startingNow.safeParse(input).success) ? walkIn : reachable;
  return {
    shape: reachable.saved.shape,
    safeParse: (input: unknown) => {
      const { saved, confirmed } = schemaOf(input);
      return confirming.safeParse(input).success
        ? confirmed.safeParse(input)
        : saved.safeParse(input);
    },
  };
}
