import { DataError } from '@shop/shared-data';
import {
  credentialsSchema,
  needsCode,
  recoverySchema,
  requestRecovery,
  resendConfirmation,
} from '@shop/shared-data/staff';
import {
  Button,
  ErrorSummary,
  FormStatus,
  notify,
  PasswordField,
  TextField,
  useSchemaForm,
  useSingleFlight,
} from '@shop/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shop/session/SessionProvider';
import { useAuthMessage } from '../../shop/session/useAuthMessage';
import { useLoginAddress } from '../../shop/session/useLoginAddress';
import { signInStaff } from './firstAdmin';
import { LoginCard, type LoginFormProps } from './LoginCard';

interface ResendProps {
  /** The address that the service takes for not confirmed. */
  email: string;
}

/** Asks for the mail of the sign-up again. The service does not say whether it sends one. */
function ResendConfirmation({ email }: ResendProps) {
  const { t } = useTranslation('adminLogin');
  const authMessage = useAuthMessage();
  const page = useLoginAddress();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'sent' | { failure: unknown }>();
  const send = useSingleFlight(async () => {
    setBusy(true);
    setOutcome(undefined);
    try {
      await resendConfirmation(email, page());
      setOutcome('sent');
    } catch (failure) {
      setOutcome({ failure });
    } finally {
      setBusy(false);
    }
  });
  return (
    <>
      {outcome === 'sent' && <FormStatus tone="info">{t('resend.sent', { email })}</FormStatus>}
      {typeof outcome === 'object' && (
        <FormStatus tone="error">{authMessage(outcome.failure, t('resend.failure'))}</FormStatus>
      )}
      <Button variant="secondary" wide busy={busy} busyLabel={t('processing')} onClick={send}>
        {t('resend.submit')}
      </Button>
    </>
  );
}

const outcome = notify.outcome('account/signIn');

interface SignInProps extends LoginFormProps {
  onForgot: (email: string) => void;
}

export function SignInForm({ email, onBusy, onSwitch, onForgot }: SignInProps) {
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

interface ForgotProps {
  email: string;
  onBack: () => void;
}

/** Asks for a link to a new password. It does not say whether the account exists. */
export function ForgotForm({ email, onBack }: ForgotProps) {
  const { t } = useTranslation('adminLogin');
  const authMessage = useAuthMessage();
  const page = useLoginAddress();
  const [sentTo, setSentTo] = useState<string>();
  const { field, summary, submit, busy, failure } = useSchemaForm({
    schema: recoverySchema,
    labels: { email: t('fields.email') },
    defaultValues: { email },
    send: async (typed) => {
      await requestRecovery(typed.email, page());
      setSentTo(typed.email);
    },
  });
  return (
    <LoginCard
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      onSubmit={submit}
      switchLabel={t('forgot.back')}
      onSwitch={onBack}
    >
      {sentTo !== undefined && (
        <FormStatus tone="info">{t('forgot.sent', { email: sentTo })}</FormStatus>
      )}
      {failure !== undefined && (
        <FormStatus tone="error">{authMessage(failure, t('forgot.failure'))}</FormStatus>
      )}
      <ErrorSummary {...summary} />
      <TextField {...field('email')} type="email" autoComplete="username" required />
      <Button type="submit" wide busy={busy} busyLabel={t('processing')}>
        {t('forgot.submit')}
      </Button>
    </LoginCard>
  );
}
