import { type InvitationState, readInvitation, signUpSchema } from '@shop/shared-data/staff';
import {
  Button,
  ErrorSummary,
  FormStatus,
  notify,
  PasswordField,
  Spinner,
  TextField,
  useErrorTranslator,
  useSchemaForm,
} from '@shop/shared-ui';
import { useNavigate } from '@shop/shared-vendor';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shop/session/SessionProvider';
import { useAuthMessage } from '../../shop/session/useAuthMessage';
import { useLoginAddress } from '../../shop/session/useLoginAddress';
import { signUpFirstAdmin, signUpInvited } from './firstAdmin';
import { LoginCard, type LoginFormProps, LoginNotice } from './LoginCard';

/** The outcome without its sentence, which follows the language. */
type Outcome =
  | { is: 'restricted' }
  | { is: 'invitation'; state: InvitationState }
  | { is: 'failure'; error: unknown }
  | { is: 'confirmEmail'; email: string };

const notification = notify.outcome('account/signUp');

interface SignUpProps extends LoginFormProps {
  /** The secret of an invitation; without it, the form creates the first administrator. */
  invitation: string | undefined;
}

export function SignUpForm({ email, invitation, onBusy, onSwitch }: SignUpProps) {
  const { t } = useTranslation('adminLogin');
  const authMessage = useAuthMessage();
  const { recheck } = useSession();
  const page = useLoginAddress();
  const [outcome, setOutcome] = useState<Outcome>();

  const describe = (result: Outcome) => {
    if (result.is === 'confirmEmail') {
      const sentence = invitation ? 'signUp.confirmInvited' : 'signUp.confirmEmail';
      return t(sentence, { email: result.email });
    }
    if (result.is === 'restricted') return t('signUp.restricted');
    if (result.is === 'invitation') return t(`invitation.${result.state}`);
    return authMessage(result.error, t('signUp.failure'));
  };
  const refuse = (refusal: Outcome) => {
    setOutcome(refusal);
    notification.failed(describe(refusal));
  };

  const { field, summary, submit, busy, form } = useSchemaForm({
    schema: signUpSchema,
    labels: {
      email: t('fields.email'),
      password: t('fields.password'),
      confirmPassword: t('fields.confirm'),
    },
    defaultValues: { email, password: '', confirmPassword: '' },
    send: async ({ confirmPassword, ...credentials }) => {
      setOutcome(undefined);
      if (confirmPassword !== credentials.password) {
        form.setError('confirmPassword', { message: 'passwordMatch' });
        notification.failed(t('signUp.mismatch'));
        return;
      }
      onBusy(true);
      try {
        const claim = invitation
          ? await signUpInvited(credentials, page(), invitation)
          : await signUpFirstAdmin(credentials, page());
        await recheck();
        if (claim === 'created') notification.succeeded(t('signUp.success'));
        else if (claim === 'restricted') refuse({ is: 'restricted' });
        else if (claim === 'confirm') {
          notification.succeeded();
          setOutcome({ is: 'confirmEmail', email: credentials.email });
        } else refuse({ is: 'invitation', state: claim });
      } finally {
        onBusy(false);
      }
    },
    onFailure: (error) => refuse({ is: 'failure', error }),
  });

  const passwordLabels = { showLabel: t('fields.show'), hideLabel: t('fields.hide') };
  return (
    <LoginCard
      title={t('signUp.title')}
      lead={t(invitation ? 'signUp.invited' : 'signUp.description')}
      onSubmit={submit}
      switchLabel={t('signUp.switch')}
      onSwitch={() => onSwitch(form.getValues('email'))}
    >
      {outcome && (
        <FormStatus tone={outcome.is === 'confirmEmail' ? 'info' : 'error'}>
          {describe(outcome)}
        </FormStatus>
      )}
      <ErrorSummary {...summary} />
      <TextField {...field('email')} type="email" autoComplete="username" required />
      <PasswordField
        {...field('password')}
        {...passwordLabels}
        hint={
          <>
            <span>{t('fields.hint')}</span>
            <br />
            <span>{t('fields.longer')}</span>
          </>
        }
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...field('confirmPassword')}
        {...passwordLabels}
        autoComplete="new-password"
        required
      />
      <Button type="submit" wide busy={busy} busyLabel={t('processing')}>
        {t('signUp.submit')}
      </Button>
    </LoginCard>
  );
}

interface InvitationProps extends LoginFormProps {
  /** The secret of the invitation. */
  token: string;
}

/** The form of an invited colleague. Nothing is typed before the invitation is known to be open. */
export function InvitationForm({ token, ...form }: InvitationProps) {
  const { t } = useTranslation('adminLogin');
  const { t: common } = useTranslation('common');
  const { explainFailure } = useErrorTranslator();
  const navigate = useNavigate();
  const [state, setState] = useState<InvitationState>();
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(() => {
    setFailure(undefined);
    readInvitation(token).then(setState, setFailure);
  }, [token]);
  useEffect(load, [load]);

  if (failure !== undefined) {
    return (
      <LoginNotice
        tone="error"
        title={t('invitation.failed')}
        text={explainFailure(failure)}
        button={common('retry')}
        onPress={load}
      />
    );
  }
  if (!state) return <Spinner label={common('loading')} />;
  if (state === 'open') return <SignUpForm {...form} invitation={token} />;
  return (
    <LoginNotice
      tone="error"
      title={t('invitation.closed')}
      text={t(`invitation.${state}`)}
      button={t('forgot.back')}
      onPress={() => navigate({ hash: '' }, { replace: true })}
    />
  );
}
