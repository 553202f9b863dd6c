import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Credentials, credentialsSchema } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { Button, FormStatus, notify, PasswordField, TextField } from '@shop/shared-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormProblems } from '../../editing/FormProblems';
import { useFieldError } from '../../editing/useFieldError';
import { useSession } from '../../session/useSession';
import { signInStaff } from './firstAdmin';
import { LoginCard } from './LoginCard';
import { loginLocales } from './locales/loginLocales';
import type { LoginFormProps } from './loginFormProps';
import { useAuthMessage } from './useAuthMessage';

export function SignInForm({ email, onBusy, onSwitch }: LoginFormProps) {
  const t = useTranslate(loginLocales);
  const wrong = useFieldError();
  const authMessage = useAuthMessage();
  const { recheck } = useSession();
  const [failure, setFailure] = useState<unknown>();
  const { register, handleSubmit, getValues, formState } = useForm<Credentials>({
    resolver: standardSchemaResolver(credentialsSchema),
    shouldFocusError: false,
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (credentials) => {
    setFailure(undefined);
    onBusy(true);
    try {
      await signInStaff(credentials);
      await recheck();
      notify.success(t('signIn.success'));
    } catch (error) {
      setFailure(error);
      notify.error(authMessage(error, t('signIn.failure')));
    } finally {
      onBusy(false);
    }
  });

  return (
    <LoginCard
      title={t('signIn.title')}
      lead={t('signIn.description')}
      onSubmit={submit}
      switchLabel={t('signIn.switch')}
      onSwitch={() => onSwitch(getValues('email'))}
    >
      {failure !== undefined && (
        <FormStatus tone="error">{authMessage(failure, t('signIn.failure'))}</FormStatus>
      )}
      <FormProblems
        formState={formState}
        labels={{ email: t('fields.email'), password: t('fields.password') }}
      />
      <TextField
        label={t('fields.email')}
        type="email"
        autoComplete="username"
        required
        error={wrong(errors.email)}
        {...register('email')}
      />
      <PasswordField
        label={t('fields.password')}
        showLabel={t('fields.show')}
        hideLabel={t('fields.hide')}
        autoComplete="current-password"
        required
        error={wrong(errors.password)}
        {...register('password')}
      />
      <Button type="submit" wide busy={isSubmitting} busyLabel={t('processing')}>
        {t('signIn.submit')}
      </Button>
    </LoginCard>
  );
}
