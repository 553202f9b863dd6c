import {
  type AddedTires,
  addBookingTires,
  type Booking,
  type BookingTiresRow,
} from '@shop/shared-data/staff';
import { Button, FormStatus, notify, useErrorTranslator, useSingleFlight } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../lists/queryKeys';
import styles from './BookingTires.module.css';
import { TireFields } from './TireFields';
import { tireProblem } from './tireProblem';
import { tiresKey } from './tiresKey';
import { useTireChoice } from './useTireChoice';

interface Props {
  booking: Booking;
  held: readonly BookingTiresRow[];
  onAdded: () => void;
}

export function AddTires({ booking, held, onAdded }: Props) {
  const { t } = useTranslation('adminBookingTires');
  const { explainFailure } = useErrorTranslator();
  const client = useQueryClient();
  const choice = useTireChoice();
  const { chosen, count, offer } = choice;

  const outcome = notify.outcome(`bookings/${booking.id}/tires/add`);
  const { mutateAsync, error, isPending, reset } = useMutation({
    mutationFn: (tires: AddedTires) => addBookingTires(tires),
    onSuccess: () => {
      outcome.succeeded(t('add.done'));
      onAdded();
    },
    onError: () => outcome.failed(t('add.failed')),
    // After a failure too: stock, price or the booking have changed.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.products });
      void client.invalidateQueries({ queryKey: tiresKey(booking.id) });
    },
  });
  // A rejection is in `error` and has its notification.
  const add = useSingleFlight((tires: AddedTires) => mutateAsync(tires).catch(() => undefined));
  const installed = offer.data?.installed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || installed === undefined) return;
    void add({ booking: booking.id, product: chosen.id, count, installed });
  };

  const problem = tireProblem(error);
  return (
    <form noValidate aria-label={t('add.title')} className={styles.form} onSubmit={submit}>
      <TireFields choice={choice} vehicle={booking.vehicle} held={held} onChange={reset} />
      {error && (
        <FormStatus tone="error" title={t('add.failed')}>
          {problem ? t(`problems.${problem}`) : explainFailure(error)}
        </FormStatus>
      )}
      <div>
        <Button type="submit" size="sm" busy={isPending} disabled={installed === undefined}>
          {t('add.submit')}
        </Button>
      </div>
    </form>
  );
}
