import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { LoggedRequest } from '../../platform/server/requestLog';

/** The default export of ERROR_HOOK. */
type ErrorHook = (error: unknown, request: LoggedRequest | undefined) => unknown;

const moduleSchema = z.object({
  default: z.custom<ErrorHook>((value) => typeof value === 'function'),
});

/**
 * The failure of the returned function is printed and ends nothing.
 * @throws an Error of one sentence when the module cannot be loaded, or exports no function by default
 */
export async function loadErrorHook(file: string): Promise<ErrorHook> {
  const module: unknown = await import(pathToFileURL(path.resolve(file)).href).catch((cause) => {
    throw new Error(`ERROR_HOOK cannot be loaded (${cause.message}): ${file}`, { cause });
  });
  const { data } = moduleSchema.safeParse(module);
  if (!data) throw new Error(`ERROR_HOOK exports no function by default: ${file}`);
  return async (error, request) => {
    try {
      await data.default(error, request);
    } catch (failure) {
      console.error('ERROR_HOOK failed', failure);
    }
  };
}
