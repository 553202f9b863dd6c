import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Credentials, changePassword, credentialsSchema } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { Button, FormStatus, notify, PasswordField } from '@shop/shared-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormProblems } from '../../editing/FormProblems';
import { useFieldError } from '../../editing/useFieldError';
import { useSession } from '../../session/useSession';
import { LoginCard } from './LoginCard';
import { loginLocales } from './locales/loginLocales';
import { useAuthMessage } from './useAuthMessage';

/** Where the link for a forgotten password leads. */
export function NewPasswordForm({ email }: { email: string }) {
  const t = useTranslate(loginLocales);
  const wrong = useFieldError();
  const authMessage = useAuthMessage();
  const { endRecovery } = useSession();
  const [failure, setFailure] = useState<unknown>();
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver: standardSchemaResolver(credentialsSchema),
    shouldFocusError: false,
    // The address tells password managers whose password this is.
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await changePassword(password);
      notify.success(t('recovery.success'));
      endRecovery();
    } catch (error) {
      setFailure(error);
      notify.error(authMessage(error, t('recovery.failure')));
    }
  });

  return (
    <LoginCard title={t('recovery.title')} lead={t('recovery.description')} onSubmit={submit}>
      {failure !== undefined && (
        <FormStatus tone="error">{authMessage(failure, t('recovery.failure'))}</FormStatus>
      )}
      <FormProblems formState={formState} labels={{ password: t('fields.password') }} />
      <input type="email" autoComplete="username" hidden readOnly {...register('email')} />
      <PasswordField
        label={t('fields.password')}
        showLabel={t('fields.show')}
        hideLabel={t('fields.hide')}
        hint={t('fields.hint')}
        autoComplete="new-password"
        required
        error={wrong(errors.password)}
        {...register('password')}
      />
      <Button type="submit" wide busy={isSubmitting} busyLabel={t('processing')}>
        {t('recovery.submit')}
      </Button>
    </LoginCard>
  );
}
