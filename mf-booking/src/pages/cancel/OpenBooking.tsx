import type { BookingView, DataError } from '@shop/shared-data';
import { useTranslate } from '@shop/shared-i18n';
import {
  Button,
  ConfirmDialog,
  FormStatus,
  Heading,
  Stack,
  useErrorTranslator,
} from '@shop/shared-ui';
import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { cancelLocales } from '../../locales/cancelLocales';
import { BookingFacts } from '../../receipt/BookingFacts';

interface Props {
  booking: BookingView;
  /** Why the last attempt failed. */
  refusal: DataError | undefined;
  isCancelling: boolean;
  cancel: () => Promise<void>;
}

/** A booking that can be cancelled, by a button and a confirmation. Opening the link changes nothing. */
export function OpenBooking({ booking, refusal, isCancelling, cancel }: Props) {
  const t = useTranslate(cancelLocales);
  const { explainFailure } = useErrorTranslator();
  const [isConfirming, setConfirming] = useState(false);
  const isRequest = booking.status === 'requested';
  return (
    <Stack gap="lg">
      <Heading level={2}>{t(isRequest ? 'open.titleRequest' : 'open.title')}</Heading>
      <BookingFacts booking={booking} />
      <p>{t(isRequest ? 'open.textRequest' : 'open.text')}</p>
      {refusal && (
        <FormStatus
          tone="error"
          title={t(isRequest ? 'failed.titleWithdraw' : 'failed.titleCancel')}
        >
          {explainFailure(refusal)}
        </FormStatus>
      )}
      <div>
        <Button
          variant="danger"
          icon={<CalendarX />}
          busy={isCancelling}
          onClick={() => setConfirming(true)}
        >
          {t(isRequest ? 'open.cancelRequest' : 'open.cancel')}
        </Button>
      </div>
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
    </Stack>
  );
}
