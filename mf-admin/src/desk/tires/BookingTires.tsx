import {
  type Booking,
  type BookingTiresRow,
  listBookingTires,
  removeBookingTires,
} from '@shop/shared-data/staff';
import { formatPrice } from '@shop/shared-i18n';
import { Button, FormStatus, useErrorTranslator } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fieldset } from '../../kit/editing/Fieldset';
import { useAction } from '../../kit/forms/useAction';
import { queryKeys } from '../../shop/rows/queryKeys';
import { AddTires } from './AddTires';
import styles from './BookingTires.module.css';
import { RemovedTires } from './RemovedTires';
import { tiresKey } from './tiresKey';

interface Props {
  booking: Booking;
  /** Whether tires are being added when it opens. */
  isAddingFirst?: boolean;
}

/** Shows each price as it was promised. Nothing is shown of a booking that is over and had none. */
export function BookingTires({ booking, isAddingFirst = false }: Props) {
  const { t } = useTranslation('adminBookingTires');
  const { explainFailure, explainLoadFailure } = useErrorTranslator();
  const [isAdding, setAdding] = useState(isAddingFirst);
  const [removed, setRemoved] = useState<BookingTiresRow>();
  const addButton = useRef<HTMLButtonElement>(null);
  const { data, error } = useQuery({
    queryKey: tiresKey(booking.id),
    queryFn: () => listBookingTires(booking.id),
  });
  const removal = useAction({
    id: ({ id }: BookingTiresRow) => `bookings/${booking.id}/tires/${id}/remove`,
    send: ({ id }) => removeBookingTires(id),
    failure: t('remove.failed'),
    refresh: [queryKeys.products, tiresKey(booking.id)],
    onDone: (_, tires) => setRemoved(tires),
  });
  const isOver = booking.status !== 'requested' && booking.status !== 'confirmed';
  // Rows stay, since what staff have chosen below them would be lost.
  if (error && !data) {
    return (
      <FormStatus tone="error" title={t('failure')}>
        {explainLoadFailure(error)}
      </FormStatus>
    );
  }
  if (!data || (isOver && data.length === 0)) return null;
  const focusAddButton = () => addButton.current?.focus();
  return (
    <Fieldset legend={t('title')}>
      {data.length === 0 && <p className={styles.note}>{t('none')}</p>}
      {data.length > 0 && (
        <ul className={styles.rows}>
          {data.map((tires) => (
            <li key={tires.id} className={styles.row}>
              <span className={styles.text}>
                {[
                  t('row', {
                    count: tires.count,
                    name: tires.name,
                    price: formatPrice(tires.installed),
                  }),
                  t(tires.state, { count: tires.count }),
                ].join(' ')}
              </span>
              {tires.state === 'promised' && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('remove.label', { name: tires.name })}
                  onClick={() => removal.run(tires)}
                >
                  {t('remove.button')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isOver && (
        <Button
          ref={addButton}
          size="sm"
          variant="secondary"
          icon={<Plus />}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          {t('add.open')}
        </Button>
      )}
      {isAdding && !isOver && (
        <AddTires
          booking={booking}
          held={data}
          onAdded={() => {
            setAdding(false);
            focusAddButton();
          }}
        />
      )}
      {removal.error && (
        <FormStatus tone="error" title={t('remove.failed')}>
          {explainFailure(removal.error)}
        </FormStatus>
      )}
      {removed && (
        <RemovedTires
          key={removed.id}
          booking={booking}
          tires={removed}
          onRestored={() => {
            setRemoved(undefined);
            focusAddButton();
          }}
        />
      )}
    </Fieldset>
  );
}
