import { satisfies } from 'semver';

/**
 * The browser does not refuse a shared library in a version that does not fit: it takes it, and the
 * remote breaks somewhere. So the release does.
 */
export function rangeMisfits(
  requires: Record<string, string>,
  provides: Record<string, string>,
): string[] {
  return Object.entries(requires).flatMap(([name, range]) => {
    const provided = provides[name];
    if (provided && satisfies(provided, range)) return [];
    return [`it needs ${name} ${range}; the shell provides ${provided ?? 'none'}`];
  });
}
