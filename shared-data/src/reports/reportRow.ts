import * as z from 'zod/mini';

const reportRow = z.object({
  remote: z.string(),
  version: z.string(),
  visits: z.number(),
  /** How many of the visits reported a failure or a crash. */
  failed: z.number(),
});
export type ReportRow = z.infer<typeof reportRow>;

export const reportRows = z.array(reportRow);
