/**
 * Converts a name to an identifier of letters without accents, digits and hyphens.
 * @param longest the most characters of it
 * @returns `tire-installation` for `Tire Installation`; empty when nothing of the name remains
 */
export const toSlug = (name: string, longest: number) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
