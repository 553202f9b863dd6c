import { Button, ConfirmDialog } from '@shop/shared-ui';
import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Managed } from './useManagedBooking';

interface Props {
  /** A request without a time is withdrawn. */
  isRequest: boolean;
  managed: Managed;
}

/** Cancels the booking, by a button and a confirmation. */
export function CancelBooking({ isRequest, managed: { cancel, busy } }: Props) {
  const { t } = useTranslation('bookingManage');
  const [isConfirming, setConfirming] = useState(false);
  const isCancelling = busy === 'cancel';
  return (
    <>
      <Button
        variant="quiet"
        icon={<CalendarX />}
        busy={isCancelling}
        onClick={() => setConfirming(true)}
      >
        {t(isRequest ? 'open.cancelRequest' : 'open.cancel')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        text={t(isRequest ? 'confirm.questionRequest' : 'confirm.question')}
        confirmLabel={t(isRequest ? 'confirm.yesRequest' : 'confirm.yes')}
        cancelLabel={t('confirm.no')}
        tone="danger"
        busy={isCancelling}
        onConfirm={() => cancel().finally(() => setConfirming(false))}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
