import { changeOwnPassword, newPasswordSchema } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { notify, PasswordField, useSchemaForm } from '@shop/shared-ui';
import { loginLocales } from '../../login/locales/loginLocales';
import { IdentityDialog } from '../IdentityDialog';
import { usersLocales } from '../locales/usersLocales';

/** Changes one's own password. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate(usersLocales);
  const login = useTranslate(loginLocales);
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
