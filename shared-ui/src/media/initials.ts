const TONES = [1, 2, 3, 4, 5, 6] as const;

/** Up to two letters: `LR` for `Land Rover`, `MB` for `Mercedes-Benz`, `BM` for `BMW`. */
export function initialsOf(name: string) {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => word[0]) : [...(words[0] ?? '')];
  return letters.slice(0, 2).join('').toUpperCase();
}

/** A number from 1 to 6, always the same for a name. */
export function toneOf(name: string) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return TONES[sum % TONES.length] ?? 1;
}
