/** No name is longer. To normalize takes the square of the number of combining marks. */
const LONGEST = 300;

/**
 * A name, a vehicle or a plate without case, accents, spaces and punctuation: another spelling is the same one. As
 * `private.plain_name` of the database, which decides who is forgotten.
 */
export const plainName = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ -/:-`{-~’]/g, '');
