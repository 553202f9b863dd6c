import { useTranslate } from '@shop/shared-i18n';
import { FormStatus, Spinner } from '@shop/shared-ui';
import { Navigate, useLocation } from '@shop/shared-vendor';
import { useState } from 'react';
import { adminLocales } from '../../locales/adminLocales';
import { useSession } from '../../session/useSession';
import { failedLink } from './failedLink';
import styles from './LoginPage.module.css';
import { loginLocales } from './locales/loginLocales';
import { NewPasswordForm } from './NewPasswordForm';
import { NotAdminNotice } from './NotAdminNotice';
import { returnPath } from './returnPath';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './SignUpForm';

/** Signing in, and signing up as the first administrator. */
export function LoginPage() {
  const t = useTranslate(adminLocales);
  const words = useTranslate(loginLocales);
  const { session } = useSession();
  const { state, hash } = useLocation();
  const [isNew, setIsNew] = useState(false);
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);

  if (session.status === 'loading') return <Spinner label={t('checking')} />;
  const account = session.status === 'signedIn' ? session : undefined;
  if (account?.isRecovering) {
    return (
      <div className={styles.page}>
        <NewPasswordForm email={account.account.email} />
      </div>
    );
  }
  if (account?.isAdmin && !busy) return <Navigate to={returnPath(state)} replace />;

  const problem = failedLink(hash);
  const Form = isNew ? SignUpForm : SignInForm;
  return (
    <div className={styles.page}>
      {problem && !account && <FormStatus tone="error">{words(`link.${problem}`)}</FormStatus>}
      {account && !busy && <NotAdminNotice account={account.account} isUnsure={account.isUnsure} />}
      <Form
        email={email}
        onBusy={setBusy}
        onSwitch={(typed) => {
          setEmail(typed);
          setIsNew(!isNew);
        }}
      />
    </div>
  );
}
