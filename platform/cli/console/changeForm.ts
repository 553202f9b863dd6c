import { z } from 'zod';

const remote = z.string().min(1);
const reason = z
  .string()
  .trim()
  .max(200)
  .optional()
  .transform((text) => text || undefined);

const changeSchema = z.discriminatedUnion('verb', [
  z.object({ verb: z.literal('promote'), remote, reason }),
  z.object({ verb: z.literal('withdraw'), remote, reason }),
  z.object({
    ...{ verb: z.literal('step'), remote, reason },
    percent: z.coerce
      .number()
      .int('The percentage is a whole number')
      .min(1, 'The percentage is from 1 to 99')
      .max(99, 'The percentage is from 1 to 99'),
  }),
  z.object({ verb: z.literal('rollback'), remote, version: z.string().min(1) }),
  z
    .object({ verb: z.literal('retire'), remote, confirm: z.string().optional() })
    .refine((form) => form.confirm?.trim() === form.remote, {
      error: 'Type the name of the remote to retire it',
    }),
]);
/** A change that an operator has requested in the console. */
export type Change = z.infer<typeof changeSchema>;

/**
 * Reads a form of the console.
 * @throws an Error of one sentence where it is not complete
 */
export function parseChange(form: unknown): Change {
  const parsed = changeSchema.safeParse(form);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues[0]?.message ?? 'The form is not complete');
}
