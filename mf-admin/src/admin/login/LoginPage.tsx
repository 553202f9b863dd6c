import { confirmSession } from '@shop/shared-data/staff';
import { FormStatus, notify, Spinner } from '@shop/shared-ui';
import { Navigate, useLocation, useNavigate } from '@shop/shared-vendor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeFields } from '../../shop/session/CodeFields';
import { useSession } from '../../shop/session/SessionProvider';
import { SignOutButton } from '../../shop/session/SignOutButton';
import { useCodeForm } from '../../shop/session/useCodeForm';
import { AccountLinkForm, NewPasswordForm } from './AccountLinkForms';
import { LoginCard, LoginNotice } from './LoginCard';
import styles from './LoginPage.module.css';
import { isHalfway, linkProblem, parseAccountLink, returnPath } from './loginAddress';
import { NotAdminNotice } from './NotAdminNotice';
import { ForgotForm, SignInForm } from './SignInForm';
import { InvitationForm, SignUpForm } from './SignUpForm';

const outcome = notify.outcome('account/signIn');

/** Asks for the code of the second factor, after the password or the link for a forgotten one. */
function ConfirmSessionForm() {
  const { t } = useTranslation('adminLogin');
  const { recheck } = useSession();
  const code = useCodeForm(async (digits) => {
    await confirmSession(digits);
    await recheck();
    outcome.succeeded(t('signIn.success'));
  });
  return (
    <LoginCard title={t('code.title')} lead={t('code.description')} onSubmit={code.submit}>
      <CodeFields code={code} failed={t('code.failure')} submitLabel={t('code.submit')} />
      <SignOutButton />
    </LoginCard>
  );
}

/** The forms that a person chooses between, each with the e-mail address that was typed in the one before. */
interface Chosen {
  form: 'signIn' | 'signUp' | 'forgot';
  email: string;
}

interface FormsProps {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  onBusy: (busy: boolean) => void;
  /** The secret of an invitation. */
  invitation: string | undefined;
}

function Forms({ chosen: { form, email }, onChoose, onBusy, invitation }: FormsProps) {
  const navigate = useNavigate();
  const switchTo = (other: Chosen['form']) => (typed: string) =>
    onChoose({ form: other, email: typed });
  if (form === 'forgot') {
    return <ForgotForm email={email} onBack={() => switchTo('signIn')(email)} />;
  }
  if (invitation) {
    return (
      <InvitationForm
        token={invitation}
        email={email}
        onBusy={onBusy}
        onSwitch={(typed) => {
          switchTo('signIn')(typed);
          navigate({ hash: '' }, { replace: true });
        }}
      />
    );
  }
  if (form === 'signUp') {
    const onSwitch = switchTo('signIn');
    return <SignUpForm email={email} onBusy={onBusy} onSwitch={onSwitch} invitation={undefined} />;
  }
  return (
    <SignInForm
      email={email}
      onBusy={onBusy}
      onSwitch={switchTo('signUp')}
      onForgot={switchTo('forgot')}
    />
  );
}

interface StepProps extends Omit<FormsProps, 'invitation'> {
  /** A form is being sent, and must stay. */
  busy: boolean;
}

/** What the address and the session ask for first; below that, the forms. */
function LoginStep({ busy, ...forms }: StepProps) {
  const { t } = useTranslation('adminLogin');
  const { session } = useSession();
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const account = session.status === 'signedIn' ? session : undefined;
  const link = parseAccountLink(hash);
  const problem = linkProblem(hash);
  const leaveLink = {
    button: t('code.submit'),
    onPress: () => navigate({ hash: '' }, { replace: true }),
  };

  // Also while another account is signed in: a link is opened in the browser that asked for it.
  if (link && link.kind !== 'invitation' && !busy) {
    return <AccountLinkForm link={{ ...link, kind: link.kind }} />;
  }
  // Before the new password, which the service accepts in a confirmed session only.
  if (account?.needsCode && !busy) return <ConfirmSessionForm />;
  if (account?.isRecovering) {
    return <NewPasswordForm key={account.account.id} email={account.account.email} />;
  }
  if (isHalfway(hash)) {
    const [title, text] = [t('email.halfTitle'), t('email.half')];
    return <LoginNotice tone="info" title={title} text={text} {...leaveLink} />;
  }
  if (problem && account && !busy) {
    const [title, text] = [t('link.title'), t(`link.${problem}`)];
    return <LoginNotice tone="error" title={title} text={text} {...leaveLink} />;
  }
  if (account?.isAdmin && !busy) return <Navigate to={returnPath(state)} replace />;
  return (
    <>
      {session.status === 'signedOut' && session.hasEnded && !busy && (
        <FormStatus tone="info">{t('ended')}</FormStatus>
      )}
      {problem && <FormStatus tone="error">{t(`link.${problem}`)}</FormStatus>}
      {account && !busy && <NotAdminNotice account={account.account} isUnsure={account.isUnsure} />}
      <Forms {...forms} invitation={link?.kind === 'invitation' ? link.token : undefined} />
    </>
  );
}

export function LoginPage() {
  const { t } = useTranslation('admin');
  const { session } = useSession();
  const [chosen, setChosen] = useState<Chosen>({ form: 'signIn', email: '' });
  const [busy, setBusy] = useState(false);
  if (session.status === 'loading') return <Spinner label={t('checking')} />;
  return (
    <div className={styles.page}>
      <LoginStep chosen={chosen} busy={busy} onChoose={setChosen} onBusy={setBusy} />
    </div>
  );
}
