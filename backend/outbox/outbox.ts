import { z } from 'zod';

export type RunAsMessenger = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

const claimSchema = z.object({
  id: z.uuid(),
  attempt: z.number(),
  kind: z.string(),
  channel: z.enum(['email', 'sms']),
  recipient: z.string(),
  language: z.string(),
  /** What the message tells, depending on its kind. */
  facts: z.record(z.string(), z.unknown()),
  /** Texts that staff changed; an earlier database hands over none. */
  texts: z.array(z.object({ id: z.string(), subject: z.string(), body: z.string() })).default([]),
  /** The secret of the customer's link. */
  token: z.string().nullable(),
  settings: z.array(z.object({ key: z.string(), value: z.string() })),
});
/** Until its lease ends, no other worker has it. */
export type ClaimedMessage = z.infer<typeof claimSchema>;

/**
 * Undefined when none is due. After `lease` seconds another worker may claim the message. Staff read whether mails are
 * kept and not sent.
 * @throws when the database cannot be reached or its answer is malformed
 */
export async function claimMessage(
  run: RunAsMessenger,
  lease: number,
  keepsMails: boolean,
): Promise<ClaimedMessage | undefined> {
  const [row] = await run<{ claimed: unknown }>(
    'select public.claim_outbox($1::int, $2::boolean) as claimed',
    [lease, keepsMails],
  );
  return row?.claimed ? claimSchema.parse(row.claimed) : undefined;
}

interface Problem {
  reason: string;
  isFinal: boolean;
}

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

/** Removes messages that wait for the recipient. */
export async function recordOptOut(
  run: RunAsMessenger,
  { id }: Pick<ClaimedMessage, 'id'>,
): Promise<void> {
  await run('select public.record_opt_out($1::uuid)', [id]);
}
