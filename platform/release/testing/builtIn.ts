import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '../../../shared-site/contract';
import type { RemoteManifest } from '../../../shared-site/schema';
import type { BuiltRemote } from '../builtRemote';

/** Fields of `remote.json` to change, and the range of React that the build requires. */
export type BuiltChanges = Partial<RemoteManifest & { react: string }>;

/**
 * A small remote as a build leaves it, in a folder of its own name.
 * @param changes the fields that differ from the default
 */
export function builtIn(folder: string, name: string, changes: BuiltChanges = {}): BuiltRemote {
  const { react = '^19.0.0', ...manifest } = changes;
  const dist = path.join(folder, name);
  mkdirSync(path.join(dist, 'static'), { recursive: true });
  writeFileSync(path.join(dist, 'remoteEntry.js'), name);
  return {
    manifest: {
      name,
      contract: CONTRACT_VERSION,
      devPort: 1,
      exposes: { './page': './src/page.ts' },
      pages: [{ path: `/${name.slice(3)}`, module: './page' }],
      widgets: [],
      navigation: [],
      prerender: [],
      ...manifest,
    },
    dist,
    entry: 'remoteEntry.js',
    container: name,
    integrity: 'sha384-1',
    exposes: { './page': [] },
    requires: { react },
    imports: [],
  };
}
