declare global {
  /** Set by the jest environment of these tests; absent when a script runs outside jest. */
  var nativeImport: ((specifier: string) => Promise<unknown>) | undefined;
}

/** Imports a module as Node does, outside jest. */
export async function load<Module>(specifier: string): Promise<Module> {
  return (globalThis.nativeImport?.(specifier) ?? import(specifier)) as Promise<Module>;
}

export const loadPglite = () => load<typeof import('@electric-sql/pglite')>('@electric-sql/pglite');
export const loadPostgres = () => load<{ default: typeof import('postgres') }>('postgres');
export const loadLite = () => load<typeof import('@supabase/lite')>('@supabase/lite');
