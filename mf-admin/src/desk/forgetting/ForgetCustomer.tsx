import { DataError } from '@shop/shared-data';
import { type Booking, countCustomerRecords, forgetCustomer } from '@shop/shared-data/staff';
import { Button, ConfirmDialog, FormStatus, notify, useErrorTranslator } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../shop/rows/queryKeys';

interface Props {
  booking: Booking;
  onForgotten: () => void;
}

const isStillOpen = (error: unknown) => error instanceof DataError && error.code === 'still_open';

/** Erases the customer of a booking, after a confirmation that says how much is erased. */
export function ForgetCustomer({ booking, onForgotten }: Props) {
  const { t } = useTranslation('adminForgetting');
  const { t: common } = useTranslation('common');
  const { explainFailure } = useErrorTranslator();
  const client = useQueryClient();
  const outcome = notify.outcome(`bookings/${booking.id}/forget`);
  const count = useMutation({ mutationFn: () => countCustomerRecords(booking.id) });
  const erase = useMutation({
    mutationFn: () => forgetCustomer(booking.id),
    onSuccess: () => {
      outcome.succeeded(t('done'));
      for (const queryKey of [queryKeys.bookings, queryKeys.today, queryKeys.messages]) {
        void client.invalidateQueries({ queryKey });
      }
      onForgotten();
    },
    onError: () => {
      outcome.failed(t('failed'));
      count.reset();
    },
  });
  const error = count.error ?? erase.error;
  const found = count.data;
  return (
    <>
      <div>
        <Button
          size="sm"
          variant="quiet"
          icon={<UserX />}
          busy={count.isPending}
          onClick={() => {
            erase.reset();
            count.mutate();
          }}
        >
          {t('button')}
        </Button>
      </div>
      {found?.open || isStillOpen(error) ? (
        <FormStatus tone="error">{t('open')}</FormStatus>
      ) : (
        error && <FormStatus tone="error">{explainFailure(error)}</FormStatus>
      )}
      {found?.open === 0 && (
        <ConfirmDialog
          open
          title={t('title')}
          text={t('text', {
            bookings: t('bookings', { count: found.bookings }),
            messages: t('messages', { count: found.messages }),
          })}
          tone="danger"
          confirmLabel={t('confirm')}
          cancelLabel={common('cancel')}
          busy={erase.isPending}
          onConfirm={() => erase.mutate()}
          onCancel={() => count.reset()}
        />
      )}
    </>
  );
}
