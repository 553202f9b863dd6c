import {
  changeOwnEmail,
  changeOwnPassword,
  emailChangeLinks,
  newEmailSchema,
  newPasswordSchema,
  signOut,
  type UserProfile,
} from '@shop/shared-data/staff';
import {
  Button,
  Cluster,
  ConfirmDialog,
  notify,
  PasswordField,
  Stack,
  TextField,
  useSchemaForm,
} from '@shop/shared-ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shop/session/SessionProvider';
import { useLoginAddress } from '../../shop/session/useLoginAddress';
import { IdentityDialog } from './IdentityDialog';
import { NameDialog } from './NameDialog';
import styles from './SecondFactor.module.css';

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('adminUsers');
  const { t: login } = useTranslation('adminLogin');
  const form = useSchemaForm({
    schema: newPasswordSchema,
    labels: {
      newPassword: t('own.newPassword'),
      password: t('identity.password'),
      code: t('identity.code'),
    },
    defaultValues: { newPassword: '', password: '', code: '' },
    send: async ({ newPassword, ...identity }) => {
      await changeOwnPassword(identity, newPassword);
      notify.success(t('own.passwordChanged'));
      onClose();
    },
  });
  return (
    <IdentityDialog
      form={form}
      title={t('own.password')}
      text={t('own.passwordText')}
      submitLabel={t('own.passwordSubmit')}
      failed={t('own.failed')}
      onClose={onClose}
    >
      <PasswordField
        {...form.field('newPassword')}
        showLabel={login('fields.show')}
        hideLabel={login('fields.hide')}
        hint={login('fields.hint')}
        autoComplete="new-password"
        required
      />
    </IdentityDialog>
  );
}

/** Changes one's own e-mail address, once the links in the messages were opened. */
function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('adminUsers');
  const page = useLoginAddress();
  const count = emailChangeLinks();
  const form = useSchemaForm({
    schema: newEmailSchema,
    labels: {
      email: t('own.newEmail'),
      password: t('identity.password'),
      code: t('identity.code'),
    },
    defaultValues: { email: '', password: '', code: '' },
    send: async ({ email, ...identity }) => {
      await changeOwnEmail(identity, email, page());
      notify.success(t('own.emailSent', { email, count }));
      onClose();
    },
  });
  return (
    <IdentityDialog
      form={form}
      title={t('own.email')}
      text={t('own.emailText', { count })}
      submitLabel={t('own.emailSubmit')}
      failed={t('own.failed')}
      onClose={onClose}
    >
      <TextField {...form.field('email')} type="email" autoComplete="email" required />
    </IdentityDialog>
  );
}

const outcome = notify.outcome('account/signOut');

/** @param users all accounts; the own name can be changed once they are loaded */
export function OwnAccount({ users = [] }: { users?: readonly UserProfile[] | undefined }) {
  const { t } = useTranslation('adminUsers');
  const { t: common } = useTranslation('common');
  const headingId = useId();
  const { session, recheck } = useSession();
  const ownId = session.status === 'signedIn' ? session.account.id : undefined;
  const own = users.find(({ id }) => id === ownId);
  const [open, setOpen] = useState<'email' | 'password' | 'signOut'>();
  // Of this account also once the session has ended: what was typed stays.
  const [renamedId, setRenamedId] = useState<string>();
  const renamed = users.find(({ id }) => id === renamedId);
  const close = () => setOpen(undefined);
  const endSessions = async () => {
    try {
      await signOut('global');
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
          {own && (
            <Button variant="secondary" onClick={() => setRenamedId(own.id)}>
              {t('name.own')}
            </Button>
          )}
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
      {renamed && <NameDialog user={renamed} onClose={() => setRenamedId(undefined)} />}
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
