export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** A difference with its sign, unless it rounds to none. */
export function kBMore(bytes: number) {
  if (Math.abs(bytes) < 50) return kB(0);
  return `${bytes < 0 ? '−' : '+'}${kB(Math.abs(bytes))}`;
}
