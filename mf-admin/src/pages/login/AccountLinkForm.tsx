import { openAccountLink } from '@shop/shared-data/staff';
import { Button, FormStatus, notify, useSingleFlight } from '@shop/shared-ui';
import { useNavigate } from '@shop/shared-vendor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/SessionProvider';
import type { LoginLink } from './accountLink';
import { LoginCard } from './LoginCard';
import { useAuthMessage } from './useAuthMessage';

interface Props {
  link: LoginLink & { kind: 'recovery' | 'email' };
}

/** The page of a link to a new password or for another e-mail address: a press uses it up. */
export function AccountLinkForm({ link: { kind, token } }: Props) {
  const { t } = useTranslation('adminLogin');
  const authMessage = useAuthMessage();
  const navigate = useNavigate();
  const { recheck } = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const open = useSingleFlight(async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await openAccountLink(kind === 'recovery' ? 'recovery' : 'email_change', token);
      if (kind === 'email') notify.success(t('email.success'));
      await recheck();
      // The page then leads on by itself, to the new password or the dashboard.
      navigate({ hash: '' }, { replace: true });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  });
  return (
    <LoginCard
      title={t(`${kind}.title`)}
      lead={t(`${kind}.lead`)}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      {failure !== undefined && (
        <FormStatus tone="error">{authMessage(failure, t('link.failed'))}</FormStatus>
      )}
      <Button type="submit" wide busy={busy} busyLabel={t('processing')}>
        {t(`${kind}.continue`)}
      </Button>
      {failure !== undefined && (
        <Button variant="quiet" wide onClick={() => navigate({ hash: '' }, { replace: true })}>
          {t('forgot.back')}
        </Button>
      )}
    </LoginCard>
  );
}
