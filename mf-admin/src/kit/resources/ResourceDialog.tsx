import type { PublishedTable, RowDraft } from '@shop/shared-data/staff';
import { ErrorSummary, FormStatus, Stack } from '@shop/shared-ui';
import { type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { draftedForm, isOutdatedDraft } from '../drafts/draftedForm';
import { type DraftOptions, useDrafting } from '../drafts/useDrafting';
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
  /** Set where the form can be saved as a draft. */
  drafts?: DraftOptions;
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
  /** The draft of the row, with which the form begins. */
  draft?: RowDraft | undefined;
  onClose: () => void;
}

/** Adds a row or edits one. */
export function ResourceDialog<Row, Input extends FieldValues>(props: Props<Row, Input>) {
  const { form: definition, row, title, start, draft, onClose } = props;
  const { question, addTitle, added, submit, refusals, fields, table, drafts, ...options } =
    definition;
  const { t } = useTranslation('admin');
  const formId = useId();
  const [opened] = useState({ row, draft });
  const valuesOf = (read: Row | undefined): Input =>
    read ? definition.valuesOf(read) : { ...definition.valuesOf(undefined), ...start };
  const form = useResourceForm<(Row & Editable) | undefined, Input>({
    ...({
      ...options,
      ...draftedForm({ ...definition, valuesOf }, opened),
    } as ResourceFormOptions<(Row & Editable) | undefined, Input>),
    row: row as (Row & Editable) | undefined,
    success: row ? options.success : (added ?? options.success),
    isOutsideList: true,
    onSaved: () => {
      drafting.discard();
      onClose();
    },
  });
  const drafting = useDrafting({
    options: drafts,
    opened,
    form,
    valuesOf,
    schema: definition.schema,
    onClose,
  });
  const isOutdated = isOutdatedDraft(opened);
  return (
    <FormDialog
      title={(row ? title : addTitle) ?? ''}
      formId={formId}
      submitLabel={submit}
      busy={form.saving.busy || drafting.saving.busy}
      draft={drafts && { label: t('draft.save'), onPress: drafting.submit }}
      onClose={onClose}
    >
      <Stack>
        <SaveFailure form={form} failure={definition.failure} refusals={refusals} />
        <SaveFailure
          form={{ ...form, saving: drafting.saving }}
          failure={t('draft.failed')}
          refusals={refusals}
        />
        {isOutdated && <FormStatus tone="info">{t('draft.outdatedRow')}</FormStatus>}
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
