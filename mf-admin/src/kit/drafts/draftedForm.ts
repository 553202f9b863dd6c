import type { RowDraft } from '@shop/shared-data/staff';
import type { FieldValues } from 'react-hook-form';
import type { Attempt, Editable } from '../forms/useSave';

/** What a form began with; the row is undefined for a new one. */
export interface Opened<Row> {
  row: Row | undefined;
  draft: RowDraft | undefined;
}

interface DraftableForm<Row, Input> {
  valuesOf: (row: Row | undefined) => Input;
  save: (
    read: Row | undefined,
    input: Input,
    attempt: Attempt<Row | undefined, Input>,
  ) => Promise<Row>;
}

/** Returns the values of a form with what a draft changes. */
export const withDraft = <Input extends FieldValues>(
  values: Input,
  draft: RowDraft | undefined,
): Input =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      draft && name in draft.changes ? draft.changes[name] : value,
    ]),
  ) as Input;

/** Whether the row was saved or removed after its draft was written. */
export const isOutdatedDraft = <Row>({ row, draft }: Opened<Row>): boolean =>
  draft !== undefined && draft.replaces !== ((row as Editable)?.updated_at ?? null);

/** Lets a form begin with a draft; saving the row unchanged saves what the draft changes. */
export function draftedForm<Row, Input extends FieldValues>(
  { valuesOf, save }: DraftableForm<Row, Input>,
  { row, draft }: Opened<Row>,
): DraftableForm<Row, Input> {
  if (!draft) return { valuesOf, save };
  const versionOf = (read: Row | undefined) => (read as Editable)?.updated_at;
  return {
    // Another version shows what is stored, or a conflict would show the draft on both sides.
    valuesOf: (read) =>
      versionOf(read) === versionOf(row) ? withDraft(valuesOf(read), draft) : valuesOf(read),
    save: (read, input, attempt) =>
      save(read, input, { ...attempt, id: draft.id, before: valuesOf(read) }),
  };
}
