import { readWholeSite } from '@shop/shared-site/siteHistory';
import type * as z from 'zod/mini';
import { timedFetch } from './backend';
import { DataError, errorKind } from './dataError';

async function readFile(name: string): Promise<unknown> {
  const response = await timedFetch(`/${name}`, { cache: 'no-cache' }).catch((cause) => {
    throw new DataError(errorKind({ status: 0 }), { message: name, cause });
  });
  return response.ok ? response.json() : undefined;
}

/** Reads the site configuration with its history, as far as a schema describes it. @throws {DataError} */
export async function readPublicSite<Data>(schema: z.ZodMiniType<Data>): Promise<Data> {
  const parsed = schema.safeParse(await readWholeSite(readFile));
  if (parsed.success) return parsed.data;
  throw new DataError('unexpected', { message: 'site.json', cause: parsed.error });
}
