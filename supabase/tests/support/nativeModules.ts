declare global {
  /** Set by the jest environment of these tests; absent when a script runs outside jest. */
  var nativeImport: ((specifier: string) => Promise<unknown>) | undefined;
}

async function load<Module>(specifier: string): Promise<Module> {
  return (globalThis.nativeImport?.(specifier) ?? import(specifier)) as Promise<Module>;
}

export const loadPglite = () => load<typeof import('@electric-sql/pglite')>('@electric-sql/pglite');
export const loadPostgres = () => load<{ default: typeof import('postgres') }>('postgres');
export const loadTsx = () => load<typeof import('tsx/esm/api')>('tsx/esm/api');
export const loadLite = () => load<typeof import('@supabase/lite')>('@supabase/lite');
