import type { PublishedTable } from '@shop/shared-data/staff';
import { ErrorSummary, Stack } from '@shop/shared-ui';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog } from '../forms/FormDialog';
import { SaveFailure } from '../forms/SaveFailure';
import {
  type ResourceForm,
  type ResourceFormOptions,
  useResourceForm,
} from '../forms/useResourceForm';
import type { Attempt, Editable } from '../forms/useSave';
import { RowChanges } from '../history/RowChanges';

/** The form of a resource, for new rows and existing ones. */
export interface ResourceFormDefinition<Row, Input extends FieldValues>
  extends Omit<
    ResourceFormOptions<Row & Editable, Input>,
    'row' | 'isOutsideList' | 'onSaved' | 'valuesOf' | 'save' | 'confirm'
  > {
  valuesOf: (row: Row | undefined) => Input;
  save: (
    read: Row | undefined,
    input: Input,
    attempt: Attempt<Row | undefined, Input>,
  ) => Promise<Row>;
  /** Called before each attempt; when it resolves to false, nothing is saved. */
  confirm?: (input: Input, read: Row | undefined) => Promise<boolean>;
  /** What `confirm` asks. */
  question?: ReactNode;
  /** `Add a bay`; not needed where no row is added. */
  addTitle?: string | undefined;
  /** The notification after a row was added, where it is not `success`. */
  added?: string | undefined;
  /** The table of the rows, whose changes the form lists. */
  table?: PublishedTable;
  /** The label of the button that sends the form. */
  submit: string;
  /** Sentences for what the database refuses, by its code. */
  refusals?: Readonly<Record<string, string>>;
  fields: (form: ResourceForm<(Row & Editable) | undefined, Input>) => ReactNode;
}

interface Props<Row, Input extends FieldValues> {
  form: ResourceFormDefinition<Row, Input>;
  /** The row to edit; undefined to add one. */
  row: Row | undefined;
  /** The title while a row is edited: `Edit Bay 2`. */
  title?: string | undefined;
  /** Replaces values of a new row. */
  start?: Partial<Input> | undefined;
  onClose: () => void;
}

/** Adds a row or edits one. */
export function ResourceDialog<Row, Input extends FieldValues>(props: Props<Row, Input>) {
  const { form: definition, row, title, start, onClose } = props;
  const { question, addTitle, added, submit, refusals, fields, valuesOf, table, ...options } =
    definition;
  const formId = useId();
  const form = useResourceForm<(Row & Editable) | undefined, Input>({
    ...(options as ResourceFormOptions<(Row & Editable) | undefined, Input>),
    row: row as (Row & Editable) | undefined,
    success: row ? options.success : (added ?? options.success),
    valuesOf: (read) => (read ? valuesOf(read) : { ...valuesOf(undefined), ...start }),
    isOutsideList: true,
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={(row ? title : addTitle) ?? ''}
      formId={formId}
      submitLabel={submit}
      busy={form.saving.busy}
      onClose={onClose}
    >
      <Stack>
        <SaveFailure form={form} failure={definition.failure} refusals={refusals} />
        <form id={formId} noValidate method="post" onSubmit={form.submit}>
          <Stack>
            <ErrorSummary {...form.summary} />
            {fields(form)}
          </Stack>
        </form>
        {table && form.read && (
          <RowChanges table={table} ids={[String(form.read.id)]} form={form} />
        )}
      </Stack>
      {question}
    </FormDialog>
  );
}
