import * as z from 'zod/mini';
import { parseQuery, runQuery } from '../runQuery';
import { staffClient } from '../staffClient';

const stepNames = [
  ...(['contact', 'hours', 'team', 'portraits', 'story', 'pictures', 'film', 'jobs'] as const),
  ...(['equipment', 'certifications', 'questions', 'articles', 'products', 'mail'] as const),
] as const;

const openStep = z.object({
  step: z.enum(stepNames),
  /** Of the entries or products, or the keys of the settings, that it is about. */
  names: z.array(z.string()),
  /** Whether it can be right as it is, so that `checkStep` accepts it. */
  may_stay: z.boolean(),
});
/** Something that a new shop came with and is invented, or that is missing. */
export type OpenStep = z.infer<typeof openStep>;

/** Lists what a new shop still has to do, in the order in which it is done. @throws {DataError} */
export const readOpenSteps = (): Promise<OpenStep[]> =>
  parseQuery(staffClient().rpc('open_steps'), z.array(openStep));

/** Leaves a step out from now on. @throws {DataError} `invalid` when it may not stay as it is */
export async function checkStep(step: OpenStep['step']): Promise<void> {
  await runQuery(staffClient().rpc('check_step', { p_step: step }));
}
