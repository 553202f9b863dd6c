import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { SharedLibraries } from './connectRemote';
import { type Entry, loadEntry } from './loadEntry';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;

/** What the runtime passes on to `loadEntry` of what was registered. */
type RemoteInfo = Parameters<LoadEntry>[0]['remoteInfo'] & Partial<Pick<Entry, 'integrity'>>;

/** Entries of remotes with our own way to load them. */
const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'integrity',
  loadEntry({ remoteInfo }) {
    const { entry: url, entryGlobalName: container, integrity }: RemoteInfo = remoteInfo;
    // The runtime's type describes another `get` than the one that it calls.
    return loadEntry({ url, container, integrity }) as unknown as ReturnType<LoadEntry>;
  },
};

/**
 * Starts the federation runtime, for the entries of releases that contain a part of it and take the
 * rest from the shell.
 */
export function startRuntime(libraries: SharedLibraries) {
  // The name under which such an entry finds it.
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore);
  return createInstance({
    name: 'shell',
    remotes: [],
    plugins: [integrityPlugin],
    shared: Object.fromEntries(
      Object.entries(libraries).map(([name, { version, exports }]) => [
        name,
        {
          version,
          lib: () => exports,
          shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` },
        },
      ]),
    ),
  });
}
