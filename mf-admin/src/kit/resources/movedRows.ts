export type Direction = 'up' | 'down';

/** Moves a row one place. The same order at the end of the list. */
export function movedRows<Row extends { id: string | number }>(
  rows: readonly Row[],
  id: string | number,
  direction: Direction,
): Row[] {
  const from = rows.findIndex((row) => row.id === id);
  const to = from + (direction === 'up' ? -1 : 1);
  const moved = [...rows];
  const [row] = moved.splice(from, 1);
  if (!row || to < 0 || to > moved.length) return [...rows];
  moved.splice(to, 0, row);
  return moved;
}
