import { z } from 'zod';

/**
 * One line of what a release endpoint answers, as JSON, while it works: what its command prints, and at last what became
 * of it. Empty lines in between keep the connection open.
 */
export const releaseAnswerSchema = z.union([
  z.object({ line: z.string() }),
  z.object({ ok: z.boolean(), text: z.string() }),
]);
export type ReleaseAnswer = z.infer<typeof releaseAnswerSchema>;
