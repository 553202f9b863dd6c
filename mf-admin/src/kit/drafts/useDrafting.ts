import { type RowDraft, removeRowDraft, saveRowDraft } from '@shop/shared-data/staff';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../shop/rows/queryKeys';
import { isSame } from '../forms/mergeInput';
import type { ResourceForm, ResourceFormOptions } from '../forms/useResourceForm';
import { type Editable, useSave } from '../forms/useSave';
import { type Opened, withDraft } from './draftedForm';

/** How the rows of a form are drafted. */
export interface DraftOptions {
  table: RowDraft['table_name'];
  /** The columns of a new row that are not in the form. */
  added?: Readonly<Record<string, unknown>>;
}

interface Drafting<Row, Input extends FieldValues> {
  /** Undefined where the form has no drafts. */
  options: DraftOptions | undefined;
  opened: Opened<Row>;
  form: ResourceForm<(Row & Editable) | undefined, Input>;
  /** What the form shows of a row without its draft. */
  valuesOf: (row: Row | undefined) => Input;
  schema: ResourceFormOptions<Row & Editable, Input>['schema'];
  onClose: () => void;
}

/** Saves what is in a form as a draft of its row, and removes the draft once the row is saved. */
export function useDrafting<Row, Input extends FieldValues>(drafting: Drafting<Row, Input>) {
  const { options, opened, form, valuesOf, schema, onClose } = drafting;
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const { draft } = opened;
  const { read } = form;
  const stored = (): Input => {
    const values = valuesOf(read);
    const parsed = schema.safeParse(values);
    return parsed.success ? parsed.data : values;
  };
  /** What the input changes; a field that the draft has stays in it. */
  const changesOf = (input: Input): RowDraft['changes'] => {
    if (!read) return { ...input, ...options?.added };
    const before = stored();
    return Object.fromEntries(
      Object.entries(input).filter(
        ([name, value]) => !isSame(value, before[name]) || (draft && name in draft.changes),
      ),
    );
  };
  // At once: the form may be opened again before the drafts have been loaded.
  const show = (id: string, saved?: RowDraft) =>
    client.setQueryData<RowDraft[]>(queryKeys.rowDrafts, (drafts = []) => [
      ...drafts.filter((each) => each.id !== id),
      ...(saved ? [saved] : []),
    ]);
  const saving = useSave<RowDraft | undefined, Input>({
    name: queryKeys.rowDrafts,
    read: draft,
    valuesOf: (version) => withDraft(stored(), version),
    isOutsideList: true,
    save: (version, input, attempt) => {
      if (!options) throw new Error('The form has no drafts.');
      const id = draft?.id ?? (read ? String(read.id) : attempt.id);
      const replaces = read?.updated_at ?? null;
      const saved = { id, table_name: options.table, changes: changesOf(input), replaces };
      return saveRowDraft(version, saved).catch(form.noteRefusal);
    },
    success: t('draft.saved'),
    failure: t('draft.failed'),
    onSaved: (saved) => {
      show(saved.id, saved);
      onClose();
    },
    onReload: (_, input) => {
      for (const [name, value] of Object.entries(input)) {
        form.form.setValue(name as Path<Input>, value, { shouldDirty: true });
      }
    },
  });
  return {
    saving: { ...saving, error: form.unplaced(saving.error) },
    submit: () => form.submitWith(saving.submit),
    /** What was drafted is saved. A draft that remains is marked as outdated. */
    discard: () => {
      if (!draft) return;
      show(draft.id);
      const reload = () => client.invalidateQueries({ queryKey: queryKeys.rowDrafts });
      void removeRowDraft(draft).then(reload, reload);
    },
  };
}
