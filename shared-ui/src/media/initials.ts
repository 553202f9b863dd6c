/** The tones of InitialsImage's stylesheet. */
const TONES = [1, 2, 3, 4, 5, 6] as const;

/**
 * Returns the initials of a name, up to two letters.
 * @param name of a person or a make: `Land Rover`, `Mercedes-Benz`, `BMW`
 * @returns `LR`, `MB`, `BM`
 */
export function initialsOf(name: string) {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => word[0]) : [...(words[0] ?? '')];
  return letters.slice(0, 2).join('').toUpperCase();
}

/** Returns a number from 1 to 6 that is always the same for the same name. */
export function toneOf(name: string) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return TONES[sum % TONES.length] ?? 1;
}
