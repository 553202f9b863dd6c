import { ErrorSummary, type SchemaForm, Stack } from '@shop/shared-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog } from '../../kit/forms/FormDialog';

interface Props<Fields extends FieldValues>
  extends Omit<ComponentProps<typeof FormDialog>, 'formId'> {
  form: Pick<SchemaForm<Fields>, 'submit' | 'summary'>;
  /** Why the last attempt to save it failed. */
  failure: ReactNode;
  /** Above and below the fields: what does not wait for the button of the form. */
  above: ReactNode;
  below?: ReactNode;
}

/** The editor of a booking, whether it is entered or changes, and of a hold. Its fields are the children. */
export function BookingEditor<Fields extends FieldValues>(props: Props<Fields>) {
  const { form, failure, above, below, children, ...dialog } = props;
  const formId = useId();
  return (
    <FormDialog {...dialog} formId={formId}>
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
    </FormDialog>
  );
}
