import { confirmSession } from '@shop/shared-data/staff';
import { FormStatus, notify, Spinner } from '@shop/shared-ui';
import { Navigate, useLocation, useNavigate } from '@shop/shared-vendor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeFields } from '../../shop/session/CodeFields';
import { useSession } from '../../shop/session/SessionProvider';
import { SignOutButton } from '../../shop/session/SignOutButton';
import { useCodeForm } from '../../shop/session/useCodeForm';
import { AccountLinkForm } from './AccountLinkForm';
import { isHalfway, parseAccountLink } from './accountLink';
import { ForgotForm } from './ForgotForm';
import { InvitationForm } from './InvitationForm';
import { LoginCard } from './LoginCard';
import { LoginNotice } from './LoginNotice';
import styles from './LoginPage.module.css';
import { NewPasswordForm } from './NewPasswordForm';
import { NotAdminNotice } from './NotAdminNotice';
import { returnPath } from './returnPath';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './SignUpForm';

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

export function LoginPage() {
  const { t } = useTranslation('admin');
  const { t: login } = useTranslation('adminLogin');
  const { session } = useSession();
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const [form, setForm] = useState<'signIn' | 'signUp' | 'forgot'>('signIn');
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);

  if (session.status === 'loading') return <Spinner label={t('checking')} />;
  const account = session.status === 'signedIn' ? session : undefined;
  const link = parseAccountLink(hash);
  // Also while another account is signed in: a link is opened in the browser that asked for it.
  if (link && link.kind !== 'invitation' && !busy) {
    return (
      <div className={styles.page}>
        <AccountLinkForm link={{ ...link, kind: link.kind }} />
      </div>
    );
  }
  // Before the new password, which the service accepts in a confirmed session only.
  if (account?.needsCode && !busy) {
    return (
      <div className={styles.page}>
        <ConfirmSessionForm />
      </div>
    );
  }
  if (account?.isRecovering) {
    return (
      <div className={styles.page}>
        <NewPasswordForm key={account.account.id} email={account.account.email} />
      </div>
    );
  }
  if (isHalfway(hash)) {
    return (
      <div className={styles.page}>
        <LoginNotice
          tone="info"
          title={login('email.halfTitle')}
          text={login('email.half')}
          button={login('code.submit')}
          onPress={() => navigate({ hash: '' }, { replace: true })}
        />
      </div>
    );
  }
  const problem = linkProblem(hash);
  if (problem && account && !busy) {
    return (
      <div className={styles.page}>
        <LoginNotice
          tone="error"
          title={login('link.title')}
          text={login(`link.${problem}`)}
          button={login('code.submit')}
          onPress={() => navigate({ hash: '' }, { replace: true })}
        />
      </div>
    );
  }
  if (account?.isAdmin && !busy) return <Navigate to={returnPath(state)} replace />;
  const invitation = link?.kind === 'invitation' ? link.token : undefined;
  const switchTo = (other: typeof form) => (typed: string) => {
    setEmail(typed);
    setForm(other);
  };
  return (
    <div className={styles.page}>
      {session.status === 'signedOut' && session.hasEnded && !busy && (
        <FormStatus tone="info">{login('ended')}</FormStatus>
      )}
      {problem && <FormStatus tone="error">{login(`link.${problem}`)}</FormStatus>}
      {account && !busy && <NotAdminNotice account={account.account} isUnsure={account.isUnsure} />}
      {form === 'forgot' ? (
        <ForgotForm email={email} onBack={() => setForm('signIn')} />
      ) : invitation ? (
        <InvitationForm
          token={invitation}
          email={email}
          onBusy={setBusy}
          onSwitch={(typed) => {
            switchTo('signIn')(typed);
            navigate({ hash: '' }, { replace: true });
          }}
        />
      ) : form === 'signUp' ? (
        <SignUpForm
          email={email}
          invitation={undefined}
          onBusy={setBusy}
          onSwitch={switchTo('signIn')}
        />
      ) : (
        <SignInForm
          email={email}
          onBusy={setBusy}
          onSwitch={switchTo('signUp')}
          onForgot={switchTo('forgot')}
        />
      )}
    </div>
  );
}

/**
 * Reads the outcome of a link of the sign-in service; undefined without a failure.
 * @param hash `#error=access_denied&error_code=otp_expired&…`. Its texts are never shown, because anybody can write
 *   such a link
 */
function linkProblem(hash: string): 'expired' | 'failed' | undefined {
  const parameters = new URLSearchParams(hash.slice(1));
  if (parameters.get('error_code') === 'otp_expired') return 'expired';
  return parameters.has('error') || parameters.has('error_code') ? 'failed' : undefined;
}
