import { borders, isCovered } from '../../shared-site/borders';
import type { RemoteManifest } from '../../shared-site/schema';
import type { Imports } from '../build/ImportsPlugin';
import type { BuiltRemote } from './builtRemote';

/** Whether visitors download it: all but a remote of staff without widgets and public HTML. */
const isForVisitors = ({ name, widgets, prerender }: RemoteManifest) =>
  !borders.staff.importers.includes(name) || widgets.length > 0 || prerender.length > 0;

const scopeOf = (name: string) => /^@[^/]+/.exec(name)?.[0];

function reason([importer, imported]: Imports[number], manifest: RemoteManifest) {
  if (imported === 'react' || imported === 'react-dom') return 'The shell provides it.';
  // An allowed package may import packages of its own family.
  if (
    imported === manifest.name ||
    (scopeOf(imported) && scopeOf(imported) === scopeOf(importer))
  ) {
    return undefined;
  }
  const border = Object.values(borders).find(({ packages }) =>
    packages.some((pattern) => isCovered(pattern, imported)),
  );
  if (border && !border.importers.some((name) => name === importer)) return border.reason;
  const isFullClient = border === borders.supabase && imported !== '@supabase/postgrest-js';
  return isFullClient && isForVisitors(manifest) ? borders.staff.reason : undefined;
}

export function forbiddenImports({ manifest, imports, requires }: BuiltRemote): string[] {
  if (!imports) return requires['react'] ? [] : ['it does not share react: the shell provides it'];
  return imports.flatMap((pair) => {
    const why = reason(pair, manifest);
    return why ? [`${pair[0]} imports ${pair[1]}: ${why}`] : [];
  });
}
