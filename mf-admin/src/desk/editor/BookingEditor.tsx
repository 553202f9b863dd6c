import { ErrorSummary, Stack } from '@shop/shared-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormDialog } from '../../kit/forms/FormDialog';
import type { EditorForm } from './useEditorForm';

interface Props extends Omit<ComponentProps<typeof FormDialog>, 'formId' | 'busy'> {
  form: EditorForm;
  /** Why the last attempt to save it failed. */
  failure: ReactNode;
  /** Whether the form waits for what it would send. */
  isLoading?: boolean;
  /** Above and below the fields: what does not wait for the button of the form. */
  above: ReactNode;
  below: ReactNode;
  /** What is asked while the form is saved. */
  question: ReactNode;
}

/** The editor of a booking, whether it is entered or changes. Its fields are the children. */
export function BookingEditor(props: Props) {
  const { form, failure, isLoading = false, above, below, question, ...dialog } = props;
  const { children, ...frame } = dialog;
  const formId = useId();
  return (
    <FormDialog {...frame} formId={formId} busy={form.saving.busy || isLoading}>
      <Stack>
        {above}
        <form id={formId} noValidate method="post" onSubmit={form.submit}>
          <Stack>
            {failure}
            <ErrorSummary {...form.summary} />
            {children}
          </Stack>
        </form>
        {below}
      </Stack>
      {question}
    </FormDialog>
  );
}
