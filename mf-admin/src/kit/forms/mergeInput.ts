interface Versions<Input> {
  /** What the form showed when editing began. */
  before: Input;
  mine: Input;
  /** What it shows of the row that is stored now. */
  theirs: Input;
  /** The columns in conflict. Most fields have the name of their column. */
  columns: readonly string[];
}

/** Compares values of a form. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Merges the fields of a form with those of a row that another session saved. */
export function mergeInput<Input extends object>({
  before,
  mine,
  theirs,
  columns,
}: Versions<Input>) {
  const names = Object.keys(mine) as (keyof Input & string)[];
  const isChanged = (values: Input, name: keyof Input) => !isSame(values[name], before[name]);
  const fields = names.filter(
    (name) =>
      !isSame(mine[name], theirs[name]) &&
      (columns.includes(name) || (isChanged(mine, name) && isChanged(theirs, name))),
  );
  const take = (kept: readonly (keyof Input)[]): Input => ({
    ...theirs,
    ...(Object.fromEntries(kept.map((name) => [name, mine[name]])) as Partial<Input>),
  });
  const changed = names.filter((name) => isChanged(mine, name));
  return {
    /** The fields with different values. */
    fields,
    /** With my values in these fields. */
    overwriting: take([...changed, ...fields]),
    /** With theirs. What else I changed stays. */
    reloaded: take(changed.filter((name) => !fields.includes(name))),
  };
}
