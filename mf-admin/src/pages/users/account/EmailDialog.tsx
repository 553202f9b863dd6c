import { changeOwnEmail, newEmailSchema } from '@shop/shared-data/staff';
import { notify, TextField, useSchemaForm } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { useLoginAddress } from '../../../session/useLoginAddress';
import { IdentityDialog } from '../IdentityDialog';

/** Changes one's own e-mail address, once the link in a message to the new one was opened. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('adminUsers');
  const page = useLoginAddress();
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
      notify.success(t('own.emailSent', { email }));
      onClose();
    },
  });
  return (
    <IdentityDialog
      form={form}
      title={t('own.email')}
      text={t('own.emailText')}
      submitLabel={t('own.emailSubmit')}
      failed={t('own.failed')}
      onClose={onClose}
    >
      <TextField {...form.field('email')} type="email" autoComplete="email" required />
    </IdentityDialog>
  );
}
