import {
  type AddedTires,
  addBookingTires,
  type Booking,
  type BookingTiresRow,
} from '@shop/shared-data/staff';
import { Button, FormStatus, useErrorTranslator } from '@shop/shared-ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedInput } from '../../kit/editing/useUnsavedChanges';
import { useAction } from '../../kit/forms/useAction';
import { queryKeys } from '../../shop/rows/queryKeys';
import styles from './BookingTires.module.css';
import { TireFields, tireName } from './TireFields';
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
  const choice = useTireChoice({ choosesOnly: true });
  const { chosen, count, offer } = choice;
  useUnsavedInput(choice.search !== '', chosen && `${count} × ${tireName(chosen)}`);

  const { run, error, busy, forget } = useAction({
    id: `bookings/${booking.id}/tires/add`,
    send: (tires: AddedTires) => addBookingTires(tires),
    success: t('add.done'),
    failure: t('add.failed'),
    // After a failure too: stock, price or the booking have changed.
    refresh: [queryKeys.products, tiresKey(booking.id)],
    onDone: onAdded,
  });
  const installed = offer.data?.installed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || installed === undefined) return;
    void run({ booking: booking.id, product: chosen.id, count, installed });
  };

  const problem = tireProblem(error);
  return (
    <form noValidate aria-label={t('add.title')} className={styles.form} onSubmit={submit}>
      <TireFields choice={choice} vehicle={booking.vehicle} held={held} onChange={forget} />
      {error && (
        <FormStatus tone="error" title={t('add.failed')}>
          {problem ? t(`problems.${problem}`) : explainFailure(error)}
        </FormStatus>
      )}
      <div>
        <Button
          type="submit"
          size="sm"
          busy={busy}
          disabled={installed === undefined && t('add.chooseFirst')}
        >
          {t('add.submit')}
        </Button>
      </div>
    </form>
  );
}
