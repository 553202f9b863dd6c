import { changeOwnPassword, newPasswordSchema } from '@shop/shared-data/staff';
import { notify, PasswordField, useSchemaForm } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { IdentityDialog } from '../IdentityDialog';

/** Changes one's own password. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
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
