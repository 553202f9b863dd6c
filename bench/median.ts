/** @throws when there are no numbers */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 ? middle : middle - 1];
  if (upper === undefined || lower === undefined) throw new Error('no numbers, no median');
  return (upper + lower) / 2;
}

/** @param rounds figures by name, the same names in each */
export const medians = (rounds: readonly Record<string, number>[]): Record<string, number> =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => [
      name,
      median(rounds.flatMap((round) => round[name] ?? [])),
    ]),
  );
