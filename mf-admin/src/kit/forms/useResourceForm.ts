import { DataError } from '@shop/shared-data';
import { rejectedField, useSchemaForm } from '@shop/shared-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useUnsavedChanges } from '../editing/useUnsavedChanges';
import { type Editable, type Saving, useSave } from './useSave';

type SchemaOptions<Input extends FieldValues> = Pick<
  Parameters<typeof useSchemaForm<Input>>[0],
  'schema' | 'labels' | 'sentences' | 'shouldFocusError'
>;

export interface ResourceFormOptions<Read extends Editable, Input extends FieldValues>
  extends SchemaOptions<Input>,
    Omit<Saving<Read, Input>, 'read' | 'valuesOf' | 'confirm' | 'onSaved' | 'onReload'> {
  /** The row to edit; undefined to add one. */
  row: Read;
  /** What the form shows of a row. */
  valuesOf: (row: Read) => Input;
  /** Called before each attempt; when it resolves to false, nothing is saved. */
  confirm?: ((input: Input, read: Read) => Promise<boolean>) | undefined;
  /** The field that the database refused, by its code: `{ products_sku_once: 'sku' }`. Its sentence is in `sentences`. */
  refusedFields?: Readonly<Record<string, Path<Input>>>;
  /** The text of a value that has no text of its own, such as a list of rows. */
  describe?: (name: string, value: unknown) => string | undefined;
  onSaved?: (row: NonNullable<Read>) => void;
}

/**
 * A form that edits a row: its fields, its unsaved changes, and what happens when another session saved the row first.
 * A newer version of the row is shown, unless something is unsaved.
 */
export function useResourceForm<Read extends Editable, Input extends FieldValues>(
  options: ResourceFormOptions<Read, Input>,
) {
  const { row, valuesOf, confirm, onSaved, schema, labels, sentences, shouldFocusError } = options;
  const { save, refusedFields = {} } = options;
  const [read, setRead] = useState(row);
  const refusal = useRef<unknown>(undefined);
  const rejected = (error: unknown): { field: string; problem: string } | undefined => {
    const code = error instanceof DataError ? (error.code ?? '') : '';
    const own = refusedFields[code];
    return own ? { field: own, problem: code } : rejectedField(error, Object.keys(schema.shape));
  };
  const schemaForm = useSchemaForm<Input>({
    schema,
    labels,
    ...(sentences && { sentences }),
    ...(shouldFocusError !== undefined && { shouldFocusError }),
    defaultValues: valuesOf(row) as never,
    send: (input) => showRefusal(() => saving.submit(input)),
    onInvalid: () => saving.forget(),
  });
  const { form } = schemaForm;
  const elements = useRef(new Map<string, Element>());
  const showRefusal = async (save: () => Promise<void>) => {
    refusal.current = undefined;
    await save();
    const refused = rejected(refusal.current);
    if (refused) form.setError(refused.field as Path<Input>, { message: refused.problem });
  };
  const { reset, subscribe } = form;
  const { isDirty } = form.formState;
  const guard = useUnsavedChanges(subscribe);

  const startFrom = (version: Read) => {
    setRead(version);
    reset(valuesOf(version));
  };
  const noteRefusal = (error: unknown): never => {
    refusal.current = error;
    throw error;
  };
  const saving = useSave<Read, Input>({
    ...options,
    read,
    // As the schema leaves them, so that they can be compared with the input.
    valuesOf: (version) => {
      const values = valuesOf(version);
      const parsed = schema.safeParse(values);
      return parsed.success ? parsed.data : values;
    },
    save: (version, input, attempt) => save(version, input, attempt).catch(noteRefusal),
    confirm: confirm && ((input) => confirm(input, read)),
    onSaved: (saved) => {
      startFrom(saved);
      onSaved?.(saved);
    },
    onReload: (version, input) => {
      const values = valuesOf(version);
      startFrom(version);
      for (const name of Object.keys(input) as Path<Input>[]) {
        const isTyped = JSON.stringify(input[name]) !== JSON.stringify(values[name]);
        if (isTyped) form.setValue(name, input[name], { shouldDirty: true });
      }
    },
  });

  const isBehind = !isDirty && row && read && row.updated_at > read.updated_at;
  const showNewer = useEffectEvent(() => startFrom(row));
  useEffect(() => {
    if (isBehind) showNewer();
  }, [isBehind]);

  /** The error, unless it is shown beside its field. */
  const unplaced = <Failure>(error: Failure) =>
    schemaForm.isInvalid && rejected(error) !== undefined ? null : error;

  const field: typeof schemaForm.field = (name, rules) => {
    const { ref, ...props } = schemaForm.field(name, rules);
    return {
      ...props,
      ref: (element: Element | null) => {
        if (element) elements.current.set(name, element);
        ref(element);
      },
    };
  };

  return {
    ...schemaForm,
    field,
    elementOf: (name: string) => elements.current.get(name),
    saving: {
      ...saving,
      error: unplaced(saving.error),
      overwrite: () => showRefusal(saving.overwrite),
    },
    /** Sends the input with another save, whose refusal is shown beside its field. */
    submitWith: (submit: (input: Input) => Promise<void>) =>
      void form.handleSubmit((input) => showRefusal(() => submit(input)))(),
    noteRefusal,
    unplaced,
    describe: options.describe,
    read,
    isDirty,
    /** Runs what would lose unsaved changes, after a confirmation if needed. */
    guard,
    undo: () => {
      saving.forget();
      startFrom(row);
    },
  };
}

export type ResourceForm<Read extends Editable, Input extends FieldValues> = ReturnType<
  typeof useResourceForm<Read, Input>
>;
