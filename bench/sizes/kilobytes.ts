export const formatKB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** A difference with its sign, unless it rounds to none. */
export function formatDifference(bytes: number) {
  if (Math.abs(bytes) < 50) return formatKB(0);
  return `${bytes < 0 ? '−' : '+'}${formatKB(Math.abs(bytes))}`;
}
