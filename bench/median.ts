/** @throws when there are no numbers */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 ? middle : middle - 1];
  if (upper === undefined || lower === undefined) throw new Error('no numbers, no median');
  return (upper + lower) / 2;
}
