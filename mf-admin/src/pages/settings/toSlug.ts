/**
 * `tire-installation` for `Tire Installation`, up to a number of characters; empty when nothing of the name remains.
 */
export const toSlug = (name: string, longest: number) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
