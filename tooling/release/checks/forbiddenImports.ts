import type { Imports } from '../../build/ImportsPlugin';
import type { BuiltRemote } from '../builtRemote';

const facadeOnly = ['react-router', 'react-router-dom', 'i18next', 'react-i18next', 'zustand'];

/** Why a remote's build must not hold an import, or nothing. */
function reason([importer, imported]: Imports[number], remote: string): string | undefined {
  if (imported === 'react' || imported === 'react-dom') return 'the shell provides it';
  if (facadeOnly.includes(imported)) return '@shop/shared-vendor provides it';
  if (/^@supabase\//.test(imported) && !/^(@supabase\/|shared-data$)/.test(importer)) {
    return 'only shared-data talks to Supabase';
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
    const why = reason(pair, manifest.name);
    return why ? [`${pair[0]} imports ${pair[1]}: ${why}`] : [];
  });
