import { changePassword, credentialsSchema } from '@shop/shared-data/staff';
import {
  Button,
  ErrorSummary,
  FormStatus,
  notify,
  PasswordField,
  useSchemaForm,
} from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shop/session/SessionProvider';
import { SignOutButton } from '../../shop/session/SignOutButton';
import { useAuthMessage } from '../../shop/session/useAuthMessage';
import { LoginCard } from './LoginCard';

const outcome = notify.outcome('account/password');

export function NewPasswordForm({ email }: { email: string }) {
  const { t } = useTranslation('adminLogin');
  const authMessage = useAuthMessage();
  const { endRecovery } = useSession();
  const { field, summary, submit, busy, failure, form } = useSchemaForm({
    schema: credentialsSchema,
    labels: { password: t('fields.password') },
    // The address tells password managers whose password this is.
    defaultValues: { email, password: '' },
    send: async ({ password }) => {
      await changePassword(password);
      outcome.succeeded(t('recovery.success'));
      endRecovery();
    },
    onFailure: (error) => outcome.failed(authMessage(error, t('recovery.failure'))),
  });

  return (
    <LoginCard
      title={t('recovery.title')}
      lead={t('recovery.description', { email })}
      onSubmit={submit}
    >
      {failure !== undefined && (
        <FormStatus tone="error">{authMessage(failure, t('recovery.failure'))}</FormStatus>
      )}
      <ErrorSummary {...summary} />
      <input type="email" autoComplete="username" hidden readOnly {...form.register('email')} />
      <PasswordField
        {...field('password')}
        showLabel={t('fields.show')}
        hideLabel={t('fields.hide')}
        hint={t('fields.hint')}
        autoComplete="new-password"
        required
      />
      <Button type="submit" wide busy={busy} busyLabel={t('processing')}>
        {t('recovery.submit')}
      </Button>
      <SignOutButton />
    </LoginCard>
  );
}
