import { type Account, adminExists } from '@shop/shared-data/staff';
import { Button, Cluster, FormStatus, notify } from '@shop/shared-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shop/session/SessionProvider';
import { SignOutButton } from '../../shop/session/SignOutButton';
import { useAuthMessage } from '../../shop/session/useAuthMessage';
import { claim } from './firstAdmin';

interface Props {
  account: Account;
  isUnsure: boolean;
}

export function NotAdminNotice({ account, isUnsure }: Props) {
  const { t } = useTranslation('adminLogin');
  const { t: common } = useTranslation('common');
  const authMessage = useAuthMessage();
  const { recheck } = useSession();
  const [isVacant, setIsVacant] = useState(false);
  const [busy, setBusy] = useState(false);

  // A confirmation link signs in without the form, which would claim the administrator rights.
  useEffect(() => {
    let current = true;
    adminExists()
      .then((exists) => current && setIsVacant(!exists))
      .catch((error) => console.error('[admin] first administrator', error));
    return () => {
      current = false;
    };
  }, []);

  const claimRights = async () => {
    setBusy(true);
    const outcome = notify.outcome('account/signUp');
    try {
      if ((await claim(account.id)) === 'created') outcome.succeeded(t('signUp.success'));
      else outcome.failed(t('signUp.restricted'));
      await recheck();
    } catch (error) {
      outcome.failed(authMessage(error, t('signUp.failure')));
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormStatus tone="info" title={t('notAdmin.title', { email: account.email })}>
      <p>
        {isUnsure ? t('notAdmin.unsure') : isVacant ? t('notAdmin.noneYet') : t('notAdmin.text')}
      </p>
      <Cluster>
        {isUnsure && (
          <Button size="sm" onClick={recheck}>
            {common('retry')}
          </Button>
        )}
        {isVacant && !isUnsure && (
          <Button size="sm" busy={busy} busyLabel={t('processing')} onClick={claimRights}>
            {t('notAdmin.claim')}
          </Button>
        )}
        <SignOutButton />
      </Cluster>
    </FormStatus>
  );
}
