import { DataError } from '@shop/shared-data';
import { credentialsSchema, needsCode } from '@shop/shared-data/staff';
import {
  Button,
  ErrorSummary,
  FormStatus,
  notify,
  PasswordField,
  TextField,
  useSchemaForm,
} from '@shop/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shop/session/SessionProvider';
import { useAuthMessage } from '../../shop/session/useAuthMessage';
import { signInStaff } from './firstAdmin';
import { LoginCard, type LoginFormProps } from './LoginCard';
import { ResendConfirmation } from './ResendConfirmation';

const outcome = notify.outcome('account/signIn');

interface Props extends LoginFormProps {
  onForgot: (email: string) => void;
}

export function SignInForm({ email, onBusy, onSwitch, onForgot }: Props) {
  const { t } = useTranslation('adminLogin');
  const authMessage = useAuthMessage();
  const { recheck, endRecovery } = useSession();
  const [tried, setTried] = useState('');
  const { field, summary, submit, busy, failure, form } = useSchemaForm({
    schema: credentialsSchema,
    labels: { email: t('fields.email'), password: t('fields.password') },
    defaultValues: { email, password: '' },
    send: async (credentials) => {
      onBusy(true);
      setTried(credentials.email);
      try {
        await signInStaff(credentials);
        // A form that a recovery left open was for another visit of this browser.
        endRecovery();
        await recheck();
        outcome.succeeded((await needsCode()) ? undefined : t('signIn.success'));
      } finally {
        onBusy(false);
      }
    },
    onFailure: (error) => outcome.failed(authMessage(error, t('signIn.failure'))),
  });

  return (
    <LoginCard
      title={t('signIn.title')}
      lead={t('signIn.description')}
      onSubmit={submit}
      switchLabel={t('signIn.switch')}
      onSwitch={() => onSwitch(form.getValues('email'))}
    >
      {failure !== undefined && (
        <FormStatus tone="error">{authMessage(failure, t('signIn.failure'))}</FormStatus>
      )}
      {failure instanceof DataError && failure.code === 'email_not_confirmed' && (
        <ResendConfirmation email={tried} />
      )}
      <ErrorSummary {...summary} />
      <TextField {...field('email')} type="email" autoComplete="username" required />
      <PasswordField
        {...field('password')}
        showLabel={t('fields.show')}
        hideLabel={t('fields.hide')}
        autoComplete="current-password"
        required
      />
      <Button type="submit" wide busy={busy} busyLabel={t('processing')}>
        {t('signIn.submit')}
      </Button>
      <Button variant="quiet" wide onClick={() => onForgot(form.getValues('email'))}>
        {t('forgot.open')}
      </Button>
    </LoginCard>
  );
}
