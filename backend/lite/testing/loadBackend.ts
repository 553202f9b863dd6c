import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadTsx } from '../../../supabase/tests/support/nativeModules.ts';
import type { Backend, BackendOptions } from '../createBackend';

/** Creates a backend in memory outside jest, whose modules cannot import lite. */
export async function loadBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  const { tsImport } = await loadTsx();
  const module: typeof import('../createBackend') = await tsImport(
    './backend/lite/createBackend.ts',
    pathToFileURL(path.resolve('package.json')).href,
  );
  const projectDir = path.resolve('supabase');
  return module.createBackend({ dataDir: '', projectDir, inMemory: true, ...options });
}
