/**
 * Returns the address that was meant where a mail filter wrote the `#` of a link as `%23`, which then is part of the
 * path. Undefined for all other addresses.
 */
export function decodeFragment({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const [, path, fragment] = /^(.*?)%(?:25)*23(.*)$/.exec(pathname) ?? [];
  if (path === undefined) return undefined;
  // Two slashes would begin the name of a foreign host.
  return `${path.replace(/^\/*/, '/')}${search}#${fragment}`;
}
