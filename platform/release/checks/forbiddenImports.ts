import type { Imports } from '../../build/ImportsPlugin';
import type { RemoteManifest } from '../../site/schema';
import type { BuiltRemote } from '../builtRemote';

const facadeOnly = ['react-router', 'react-router-dom', 'i18next', 'react-i18next', 'zustand'];

/** Whether visitors get anything of it: whatever is not a page of the staff's area. */
const isForVisitors = ({ pages, widgets }: RemoteManifest) =>
  widgets.length > 0 || pages.some(({ path }) => !/^\/admin(\/|$)/.test(path));

/** Why a remote's build must not hold an import, or nothing. */
function reason(
  [importer, imported]: Imports[number],
  manifest: RemoteManifest,
): string | undefined {
  const remote = manifest.name;
  if (imported === 'react' || imported === 'react-dom') return 'the shell provides it';
  if (facadeOnly.includes(imported)) return '@shop/shared-vendor provides it';
  if (/^@supabase\//.test(imported) && !/^(@supabase\/|shared-data$)/.test(importer)) {
    return 'only shared-data talks to Supabase';
  }
  const isFull = /^@supabase\/(?!postgrest-js$)/.test(imported);
  // Whatever else is built in comes along with what shared-data imports.
  if (isFull && importer === 'shared-data' && isForVisitors(manifest)) {
    return 'visitors never download the full client; @shop/shared-data/staff is for /admin';
  }
  if (imported === 'react-toastify' && importer !== 'shared-ui') return 'shared-ui has notify()';
  if (/^@module-federation\/(enhanced|runtime)/.test(imported) && importer === remote) {
    return 'only the shell loads remotes';
  }
  if (imported === 'shell' || (imported.startsWith('mf-') && imported !== remote)) {
    return 'apps know each other only through the contract';
  }
  return undefined;
}

/** What was built in although it must not be. */
export const forbiddenImports = ({ manifest, imports }: BuiltRemote): string[] =>
  imports.flatMap((pair) => {
    const why = reason(pair, manifest);
    return why ? [`${pair[0]} imports ${pair[1]}: ${why}`] : [];
  });
