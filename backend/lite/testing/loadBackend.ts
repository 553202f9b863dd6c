import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from '../../../supabase/tests/support/nativeModules.ts';
import type { Backend, BackendOptions } from '../createBackend';
import { copyPreparedData } from './preparedData';

const MODULE = pathToFileURL(path.resolve('backend/lite/testing/backendModule.mjs')).href;

/** Creates a backend of a new database outside jest, whose modules cannot import lite. */
export async function loadBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  const { createBackend } = await load<typeof import('../createBackend')>(MODULE);
  const projectDir = path.resolve('supabase');
  if (options.databaseUrl) {
    return createBackend({ dataDir: '', projectDir, inMemory: true, ...options });
  }
  const dataDir = await copyPreparedData({
    name: 'new-shop',
    sources: [],
    prepare: async (empty) => {
      await (await createBackend({ dataDir: empty, projectDir })).close();
    },
  });
  const backend = await createBackend({ dataDir, projectDir, ...options });
  const close = async () => {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...backend, close };
}
