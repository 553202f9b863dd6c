/** Longer than any name that is stored. To normalize takes the square of the number of combining marks. */
const LONGEST_NAME = 300;

/**
 * A name as a part of an address: `tire-installation` for `Tire Installation`, up to a number of characters; empty when
 * nothing of the name remains.
 * Twin: `private.article_slug`.
 */
export const toSlug = (name: string, longest: number) =>
  name
    .slice(0, LONGEST_NAME)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
