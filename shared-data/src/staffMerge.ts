import { DataError } from './dataError';
import type { LastChange } from './staffChangeLog';

export type Values = Readonly<Record<string, unknown>>;

/** Both sessions changed the same columns of a row to different values. */
export class ConflictError<Version = unknown> extends DataError {
  /** The row as it is stored now. */
  readonly stored: Version;
  readonly columns: readonly string[];
  /** Who changed these columns last, and when; undefined if that is unknown. */
  readonly change: LastChange | undefined;

  constructor(stored: Version, columns: readonly string[], change?: LastChange) {
    super('conflict', { code: 'changed' });
    this.stored = stored;
    this.columns = columns;
    this.change = change;
  }
}

/** Whether a stored value is what was sent; the database may have completed it. */
export type IsStored = (column: string, stored: unknown, mine: unknown) => boolean;

/** Compares values as JSON has them. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** As `isSameValue`, of a table with instants, which the API writes in another way. */
export const isSameValueOrInstant: IsStored = (column, stored, mine) =>
  isSameValue(stored, mine) ||
  (column.endsWith('_at') && Date.parse(String(stored)) === Date.parse(String(mine)));

const hasSameValue: IsStored = (_, stored, mine) => isSameValue(stored, mine);

const toValues = (version: object): Values => Object.fromEntries(Object.entries(version));

/** Returns the values that a version does not have. */
export function differing(
  version: object,
  values: object,
  isStored: IsStored = hasSameValue,
): Values {
  const stored = toValues(version);
  const columns = Object.entries(values).filter(
    ([column, value]) => !isStored(column, stored[column], value),
  );
  return Object.fromEntries(columns);
}

interface Save<Version> {
  /** The version that was read when editing began. */
  read: Version;
  valuesOf: (version: Version) => object;
  /** The columns to save. */
  changes: object;
  /** Changes a version. Returns undefined if another one is stored by now. */
  write: (version: Version, changes: Values) => Promise<Version | undefined>;
  /** Reads the newest version. @throws {DataError} `notFound`, `forbidden`, … */
  readStored: () => Promise<Version>;
  lastChange: (columns: readonly string[]) => Promise<LastChange | undefined>;
  /** Whether a stored value is what these changes lead to; the database may have completed it. */
  isStored?: IsStored | undefined;
  /** Columns that are changed by one session at a time. */
  together?: readonly string[];
}

/** How often a save begins again because another session was faster. */
const ATTEMPTS = 5;

/**
 * Saves a row that another session may have changed since it was read. Nothing is written if nothing changes, or if
 * the values are stored already: by an attempt whose response was lost, or by another session. Columns that only the
 * other session changed stay as they are stored.
 * @returns the stored version
 * @throws {ConflictError} when both changed a column to different values
 * @throws {DataError} as `write` and `readStored` do
 */
export async function saveMerged<Version>(save: Save<Version>): Promise<Version> {
  const { read, valuesOf, changes, write, readStored, lastChange, isStored, together = [] } = save;
  const before = valuesOf(read);
  let version = read;
  let mine = differing(before, changes);
  if (Object.keys(mine).length === 0) return readStored();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const saved = await write(version, mine);
    if (saved !== undefined) return saved;
    version = await readStored();
    const stored = valuesOf(version);
    mine = differing(stored, mine, isStored);
    if (Object.keys(mine).length === 0) return version;
    const others = differing(before, stored);
    const wanted = Object.keys(differing(stored, changes, isStored));
    const theirs = Object.keys(others).filter(
      (each) => wanted.includes(each) || !(each in changes),
    );
    const columns = collisions(Object.keys(mine), theirs, together);
    if (columns.length > 0) throw new ConflictError(version, columns, await lastChange(columns));
  }
  const left = Object.keys(mine);
  throw new ConflictError(version, left, await lastChange(left));
}

function collisions(
  mine: readonly string[],
  theirs: readonly string[],
  together: readonly string[],
): string[] {
  const isOfGroup = (column: string) => together.includes(column);
  if (mine.some(isOfGroup) && theirs.some(isOfGroup)) {
    return [...new Set([...mine, ...theirs])].filter(
      (column) => isOfGroup(column) || (mine.includes(column) && theirs.includes(column)),
    );
  }
  return mine.filter((column) => theirs.includes(column));
}
