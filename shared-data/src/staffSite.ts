import type * as z from 'zod/mini';
import { timedFetch } from './backend';
import { DataError, errorKind } from './dataError';

/** Reads the site configuration, as far as a schema describes it. @throws {DataError} */
export async function readPublicSite<Data>(schema: z.ZodMiniType<Data>): Promise<Data> {
  const response = await timedFetch('/site.json', { cache: 'no-cache' }).catch((cause) => {
    throw new DataError(errorKind({ status: 0 }), { message: 'site.json', cause });
  });
  const parsed = schema.safeParse(response.ok ? await response.json() : undefined);
  if (parsed.success) return parsed.data;
  throw new DataError('unexpected', { message: 'site.json', cause: parsed.error });
}
