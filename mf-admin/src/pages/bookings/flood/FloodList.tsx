import type { FloodBooking } from '@shop/shared-data/staff';
import { formatDay, formatTime, useLanguage } from '@shop/shared-i18n';
import { Button, CheckboxField } from '@shop/shared-ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FloodList.module.css';

interface Props {
  bookings: FloodBooking[];
  busy: boolean;
  onCancel: (ids: string[]) => unknown;
}

/** More than these from one network are selected at first. */
const FAMILY = 2;

/** A choice among the bookings: at first those that come from one network are selected. */
export function FloodList({ bookings, busy, onCancel }: Props) {
  const { t } = useTranslation('adminFlood');
  const { t: tBookings } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const silentId = useId();
  const [chosen, setChosen] = useState(() =>
    bookings.filter(({ same_network }) => same_network > FAMILY).map(({ id }) => id),
  );
  const ids = bookings.map(({ id }) => id).filter((id) => chosen.includes(id));
  const options = bookings.map(({ id, requested_date, requested_slot, same_network, ...who }) => {
    const when = [
      requested_date && formatDay(requested_date, language, { dateStyle: 'medium' }),
      requested_slot && formatTime(requested_slot, language),
    ];
    const label = t('booking', {
      ...who,
      when: when.filter(Boolean).join(', ') || tBookings('noTime'),
    });
    const network = same_network > 1 ? ` (${t('network', { count: same_network })})` : '';
    return { id, label: label + network };
  });
  return (
    <>
      <CheckboxField
        label={t('all')}
        checked={ids.length === bookings.length}
        onChange={({ target }) => setChosen(target.checked ? bookings.map(({ id }) => id) : [])}
      />
      <fieldset className={styles.list}>
        <legend className={styles.legend}>{t('list')}</legend>
        {options.map(({ id, label }) => (
          <CheckboxField
            key={id}
            label={label}
            checked={ids.includes(id)}
            onChange={({ target }) => {
              const others = ids.filter((each) => each !== id);
              setChosen(target.checked ? [...others, id] : others);
            }}
          />
        ))}
      </fieldset>
      <p id={silentId}>{t('silent')}</p>
      <Button
        variant="danger"
        aria-describedby={silentId}
        busy={busy}
        busyLabel={t('cancelling')}
        disabled={ids.length === 0}
        onClick={() => onCancel(ids)}
      >
        {t('cancel', { count: ids.length })}
      </Button>
    </>
  );
}
