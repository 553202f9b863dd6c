import { resendConfirmation } from '@shop/shared-data/staff';
import { Button, FormStatus, useSingleFlight } from '@shop/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthMessage } from '../../shop/session/useAuthMessage';
import { useLoginAddress } from '../../shop/session/useLoginAddress';

interface Props {
  /** The address that the service takes for not confirmed. */
  email: string;
}

/** Asks for the mail of the sign-up again. The service does not say whether it sends one. */
export function ResendConfirmation({ email }: Props) {
  const { t } = useTranslation('adminLogin');
  const authMessage = useAuthMessage();
  const page = useLoginAddress();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'sent' | { failure: unknown }>();
  const send = useSingleFlight(async () => {
    setBusy(true);
    setOutcome(undefined);
    try {
      await resendConfirmation(email, page());
      setOutcome('sent');
    } catch (failure) {
      setOutcome({ failure });
    } finally {
      setBusy(false);
    }
  });
  return (
    <>
      {outcome === 'sent' && <FormStatus tone="info">{t('resend.sent', { email })}</FormStatus>}
      {typeof outcome === 'object' && (
        <FormStatus tone="error">{authMessage(outcome.failure, t('resend.failure'))}</FormStatus>
      )}
      <Button variant="secondary" wide busy={busy} busyLabel={t('processing')} onClick={send}>
        {t('resend.submit')}
      </Button>
    </>
  );
}
