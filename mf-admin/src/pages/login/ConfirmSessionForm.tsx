import { confirmSession } from '@shop/shared-data/staff';
import { notify } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { CodeFields } from '../../session/CodeFields';
import { useSession } from '../../session/SessionProvider';
import { SignOutButton } from '../../session/SignOutButton';
import { useCodeForm } from '../../session/useCodeForm';
import { LoginCard } from './LoginCard';

const outcome = notify.outcome('account/signIn');

/** Asks for the code of the second factor, after the password or the link for a forgotten one. */
export function ConfirmSessionForm() {
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
