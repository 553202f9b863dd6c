import { z } from 'zod';

/** Runs one SQL statement as the role `messenger`. */
export type RunAsMessenger = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

const claimSchema = z.object({
  id: z.uuid(),
  attempt: z.number(),
  kind: z.string(),
  channel: z.enum(['email', 'sms']),
  recipient: z.string(),
  language: z.string(),
  /** What it tells, by kind. */
  facts: z.record(z.string(), z.unknown()),
  /** What staff changed in its texts; an earlier database hands over none. */
  texts: z.array(z.object({ id: z.string(), subject: z.string(), body: z.string() })).default([]),
  /** The secret of the customer's link. */
  token: z.string().nullable(),
  settings: z.array(z.object({ key: z.string(), value: z.string() })),
});
/** A message that this worker alone has, until its lease ends. */
export type ClaimedMessage = z.infer<typeof claimSchema>;

/**
 * Claims the message that has been due for longest.
 * @param lease in seconds: after it, another worker may claim it
 * @returns undefined when none is due
 * @throws when the database cannot be reached or its answer is malformed
 */
export async function claimMessage(
  run: RunAsMessenger,
  lease: number,
): Promise<ClaimedMessage | undefined> {
  const [row] = await run<{ claimed: unknown }>('select public.claim_outbox($1::int) as claimed', [
    lease,
  ]);
  return row?.claimed ? claimSchema.parse(row.claimed) : undefined;
}

interface Problem {
  reason: string;
  isFinal: boolean;
}

/** Records that a message was handed over, or why not. */
export async function recordDelivery(
  run: RunAsMessenger,
  { id, attempt }: Pick<ClaimedMessage, 'id' | 'attempt'>,
  problem?: Problem,
): Promise<void> {
  await run('select public.record_delivery($1::uuid, $2::int, $3::text, $4::boolean)', [
    ...[id, attempt],
    ...[problem?.reason ?? null, problem?.isFinal ?? false],
  ]);
}

/** Keeps that the recipient of a text message wants none; those that wait are removed. */
export async function recordOptOut(
  run: RunAsMessenger,
  { id }: Pick<ClaimedMessage, 'id'>,
): Promise<void> {
  await run('select public.record_opt_out($1::uuid)', [id]);
}
