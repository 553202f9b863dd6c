/** The domains of most customers, of which a mistyped letter makes one that hardly anybody has. */
const COMMON = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'comcast.net',
  'bellsouth.net',
];
/** One letter away from a common one, and real. */
const REAL = ['ymail.com', 'mail.com', 'email.com'];

/** Whether one letter is missing, added, replaced, or exchanged with the next one. */
function isOneLetterAway(typed: string, known: string): boolean {
  let at = 0;
  while (typed[at] === known[at]) at += 1;
  const [one, other] = [typed.slice(at), known.slice(at)];
  return (
    one.slice(1) === other ||
    one === other.slice(1) ||
    one.slice(1) === other.slice(1) ||
    (one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2))
  );
}

/**
 * Suggests an address for one whose domain is probably mistyped: `ana@gmail.com` for `ana@gmial.com`. Undefined for
 * any other, also while the domain is being typed.
 */
export function suggestEmail(typed: string): string | undefined {
  const [name, domain = '', ...more] = typed.trim().toLowerCase().split('@');
  if (!name || domain === '' || more.length > 0 || REAL.includes(domain)) return undefined;
  if (COMMON.some((known) => known.startsWith(domain))) return undefined;
  const meant = COMMON.find((known) => isOneLetterAway(domain, known));
  return meant && `${typed.trim().slice(0, name.length)}@${meant}`;
}
