import { signOutEverywhere } from '@shop/shared-data/staff';
import { Button, Cluster, ConfirmDialog, notify, Stack } from '@shop/shared-ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/SessionProvider';
import styles from '../secondFactor/SecondFactor.module.css';
import { EmailDialog } from './EmailDialog';
import { PasswordDialog } from './PasswordDialog';

const outcome = notify.outcome('account/signOut');

/** One's own account: e-mail address, password, and the end of all sessions. */
export function OwnAccount() {
  const { t } = useTranslation('adminUsers');
  const { t: common } = useTranslation('common');
  const headingId = useId();
  const { recheck } = useSession();
  const [open, setOpen] = useState<'email' | 'password' | 'signOut'>();
  const close = () => setOpen(undefined);
  const endSessions = async () => {
    try {
      await signOutEverywhere();
      outcome.succeeded(t('own.signedOut'));
      await recheck();
    } catch {
      outcome.failed(t('own.signOutFailed'));
      close();
    }
  };
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <Stack>
        <h2 id={headingId} className={styles.title}>
          {t('own.title')}
        </h2>
        <Cluster>
          <Button variant="secondary" onClick={() => setOpen('email')}>
            {t('own.email')}
          </Button>
          <Button variant="secondary" onClick={() => setOpen('password')}>
            {t('own.password')}
          </Button>
          <Button variant="secondary" onClick={() => setOpen('signOut')}>
            {t('own.signOut')}
          </Button>
        </Cluster>
      </Stack>
      {open === 'email' && <EmailDialog onClose={close} />}
      {open === 'password' && <PasswordDialog onClose={close} />}
      <ConfirmDialog
        open={open === 'signOut'}
        title={t('own.signOutTitle')}
        text={t('own.signOutText')}
        confirmLabel={t('own.signOut')}
        cancelLabel={common('cancel')}
        onCancel={close}
        onConfirm={endSessions}
      />
    </section>
  );
}
