import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type SignUp, signUpSchema } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { Button, FormStatus, notify, PasswordField, TextField } from '@shop/shared-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormProblems } from '../../editing/FormProblems';
import { useFieldError } from '../../editing/useFieldError';
import { useSession } from '../../session/useSession';
import { signUpFirstAdmin } from './firstAdmin';
import { LoginCard } from './LoginCard';
import { loginLocales } from './locales/loginLocales';
import type { LoginFormProps } from './loginFormProps';
import { useAuthMessage } from './useAuthMessage';

/** Not its words: they follow the language. */
type Outcome =
  | { is: 'restricted' }
  | { is: 'failure'; error: unknown }
  | { is: 'confirmEmail'; email: string };

export function SignUpForm({ email, onBusy, onSwitch }: LoginFormProps) {
  const t = useTranslate(loginLocales);
  const wrong = useFieldError();
  const authMessage = useAuthMessage();
  const { recheck } = useSession();
  const [outcome, setOutcome] = useState<Outcome>();
  const { register, handleSubmit, getValues, setError, formState } = useForm<SignUp>({
    resolver: standardSchemaResolver(signUpSchema),
    shouldFocusError: false,
    defaultValues: { email, password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;

  const say = (told: Outcome) => {
    if (told.is === 'confirmEmail') return t('signUp.confirmEmail', { email: told.email });
    if (told.is === 'restricted') return t('signUp.restricted');
    return authMessage(told.error, t('signUp.failure'));
  };
  const refuse = (refusal: Outcome) => {
    setOutcome(refusal);
    notify.error(say(refusal));
  };

  const submit = handleSubmit(async ({ confirmPassword, ...credentials }) => {
    setOutcome(undefined);
    if (confirmPassword !== credentials.password) {
      setError('confirmPassword', { message: 'passwordMatch' });
      notify.error(t('signUp.mismatch'));
      return;
    }
    onBusy(true);
    try {
      const claim = await signUpFirstAdmin(credentials);
      await recheck();
      if (claim === 'created') notify.success(t('signUp.success'));
      if (claim === 'restricted') refuse({ is: 'restricted' });
      if (claim === 'confirm') setOutcome({ is: 'confirmEmail', email: credentials.email });
    } catch (error) {
      refuse({ is: 'failure', error });
    } finally {
      onBusy(false);
    }
  });

  const passwordWords = { showLabel: t('fields.show'), hideLabel: t('fields.hide') };
  return (
    <LoginCard
      title={t('signUp.title')}
      lead={t('signUp.description')}
      onSubmit={submit}
      switchLabel={t('signUp.switch')}
      onSwitch={() => onSwitch(getValues('email'))}
    >
      {outcome && (
        <FormStatus tone={outcome.is === 'confirmEmail' ? 'info' : 'error'}>
          {say(outcome)}
        </FormStatus>
      )}
      <FormProblems
        formState={formState}
        labels={{
          email: t('fields.email'),
          password: t('fields.password'),
          confirmPassword: t('fields.confirm'),
        }}
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
        {...passwordWords}
        label={t('fields.password')}
        hint={
          <>
            {t('fields.hint')}
            <br />
            {t('fields.longer')}
          </>
        }
        autoComplete="new-password"
        required
        error={wrong(errors.password)}
        {...register('password')}
      />
      <PasswordField
        {...passwordWords}
        label={t('fields.confirm')}
        autoComplete="new-password"
        required
        error={wrong(errors.confirmPassword)}
        {...register('confirmPassword')}
      />
      <Button type="submit" wide busy={isSubmitting} busyLabel={t('processing')}>
        {t('signUp.submit')}
      </Button>
    </LoginCard>
  );
}
