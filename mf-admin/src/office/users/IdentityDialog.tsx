import { DataError } from '@shop/shared-data';
import { hasSecondFactors, type Identity } from '@shop/shared-data/staff';
import {
  ErrorSummary,
  FormStatus,
  PasswordField,
  type SchemaForm,
  Stack,
  TextField,
  useErrorTranslator,
} from '@shop/shared-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../kit/editing/useUnsavedChanges';
import { FormDialog } from '../../kit/forms/FormDialog';
import { useAuthMessage } from '../../shop/session/useAuthMessage';

type FieldProps = ReturnType<SchemaForm<Identity>['field']>;

/** What `useSchemaForm` returns for a form with these two fields and any others. */
interface IdentityForm<Fields extends FieldValues> {
  form: { subscribe: UseFormSubscribe<Fields> };
  field: (name: 'password' | 'code') => Omit<FieldProps, 'name'> & { name: string };
  summary: ComponentProps<typeof ErrorSummary>;
  submit: SchemaForm<Identity>['submit'];
  busy: boolean;
  failure: unknown;
}

interface Props<Fields extends FieldValues> {
  form: IdentityForm<Fields>;
  title: string;
  text: string;
  submitLabel: string;
  /** What failed: `The change failed`. */
  failed: string;
  onClose: () => void;
  children?: ReactNode;
}

/** The field that the sign-in service refused, by its code. */
const refusedFields = new Map([
  ['invalid_credentials', 'password'],
  ['mfa_verification_failed', 'code'],
  ['code_needed', 'code'],
]);

export function IdentityDialog<Fields extends FieldValues>(props: Props<Fields>) {
  const { form, title, text, submitLabel, failed, onClose, children } = props;
  const { t } = useTranslation('adminUsers');
  const { t: login } = useTranslation('adminLogin');
  const authMessage = useAuthMessage();
  const { explainFailure } = useErrorTranslator();
  const formId = useId();
  // Also when the session ends: it stays on the page until the person has signed in again.
  useUnsavedChanges(form.form.subscribe);
  const { failure } = form;
  const reason = authMessage(failure, explainFailure(failure));
  const refused = failure instanceof DataError ? refusedFields.get(failure.code ?? '') : undefined;
  const field = (name: 'password' | 'code') => {
    const shown = form.field(name);
    return refused === name ? { ...shown, error: reason } : shown;
  };
  return (
    <FormDialog
      title={title}
      formId={formId}
      submitLabel={submitLabel}
      busy={form.busy}
      onClose={onClose}
    >
      <form id={formId} noValidate method="post" onSubmit={form.submit}>
        <Stack>
          <p>{text}</p>
          {failure !== undefined && (
            <FormStatus tone="error" title={failed}>
              {!refused && reason}
            </FormStatus>
          )}
          <ErrorSummary {...form.summary} />
          {children}
          <PasswordField
            {...field('password')}
            showLabel={login('fields.show')}
            hideLabel={login('fields.hide')}
            autoComplete="current-password"
            required
          />
          {hasSecondFactors() && (
            <TextField
              {...field('code')}
              hint={t('identity.codeHint')}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          )}
        </Stack>
      </form>
    </FormDialog>
  );
}
