import { openAccountLink } from '@shop/shared-data/staff';
import { Button, CheckboxField, FormStatus, notify, useSingleFlight } from '@shop/shared-ui';
import { useNavigate } from '@shop/shared-vendor';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/SessionProvider';
import { useAuthMessage } from '../../session/useAuthMessage';
import type { LoginLink } from './accountLink';
import { LoginCard } from './LoginCard';

interface Props {
  link: LoginLink & { kind: 'recovery' | 'email' };
}

/**
 * The page of a link to a new password or for another e-mail address. The link is used up by a press of the button, and
 * only with the box checked: programs that check the links of mails press buttons too.
 */
export function AccountLinkForm({ link: { kind, token } }: Props) {
  const { t } = useTranslation('adminLogin');
  const authMessage = useAuthMessage();
  const navigate = useNavigate();
  const { recheck } = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const box = useRef<HTMLInputElement>(null);
  const [isUnchecked, setUnchecked] = useState(false);
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
        const isChecked = box.current?.checked;
        setUnchecked(!isChecked);
        if (isChecked) void open();
        else box.current?.focus();
      }}
    >
      {failure !== undefined && (
        <FormStatus tone="error">{authMessage(failure, t('link.failed'))}</FormStatus>
      )}
      <CheckboxField
        ref={box}
        id={useId()}
        label={t('link.mine')}
        error={isUnchecked ? t('link.check') : undefined}
        onChange={() => setUnchecked(false)}
      />
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
