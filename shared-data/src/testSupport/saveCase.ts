/** The value that the row has at first, the one of this session, and the one of another session. */
export type Value = 'First' | 'Mine' | 'Theirs';

/** A request that changes a row which another session may have changed. */
export interface SaveCase<Row = unknown> {
  name: string;
  /** The tables and functions that it changes rows with. */
  covers: readonly string[];
  /** SQL that adds the row, and that deletes it; without the latter staff cannot delete it. */
  create: string;
  remove?: string;
  find: () => Promise<Row | undefined>;
  edit(row: Row, value: Value): Promise<unknown>;
  getValue(row: Row): unknown;
  /** Changes something else in the row; without it the row has nothing else. */
  editElsewhere?(row: Row, value: Value): Promise<unknown>;
  getElsewhere?(row: Row): unknown;
}

export const ID = '00000000-0000-4000-8000-000000000056';
export const saveCase = <Row>(each: SaveCase<Row>): SaveCase => each;
export const byId = async <Row extends { id: string | number }>(
  rows: Promise<Row[]>,
  id: Row['id'],
) => (await rows).find((row) => row.id === id);

export const numbers = { First: 10, Mine: 20, Theirs: 30 };
export const starts = { First: '09:00', Mine: '10:00', Theirs: '11:00' };
