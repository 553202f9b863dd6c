import { DataError } from '@shop/shared-data';
import { inviteAdmin, newEmailSchema } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { TextField, useSchemaForm } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { IdentityDialog } from '../IdentityDialog';

interface Props {
  /** Receives the address, and the secret of the link. */
  onInvited: (email: string, token: string) => void;
  onClose: () => void;
}

/** Invites a colleague as administrator. */
export function InviteDialog({ onInvited, onClose }: Props) {
  const { t } = useTranslation('adminUsers');
  const { language } = useLanguage();
  const form = useSchemaForm({
    schema: newEmailSchema,
    labels: {
      email: t('table.email'),
      password: t('identity.password'),
      code: t('identity.code'),
    },
    defaultValues: { email: '', password: '', code: '' },
    sentences: { account_exists: t('invite.exists') },
    send: async ({ email, ...identity }) => {
      try {
        onInvited(email, await inviteAdmin(identity, { email }, language));
        onClose();
      } catch (error) {
        if (!(error instanceof DataError) || error.code !== 'account_exists') throw error;
        form.form.setError('email', { message: error.code });
      }
    },
  });
  return (
    <IdentityDialog
      form={form}
      title={t('invite.button')}
      text={t('invite.text')}
      submitLabel={t('invite.submit')}
      failed={t('invite.failed')}
      onClose={onClose}
    >
      <TextField {...form.field('email')} type="email" autoComplete="off" required />
    </IdentityDialog>
  );
}
