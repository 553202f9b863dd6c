import { listSettings } from '@shop/shared-data';
import { useTranslate } from '@shop/shared-i18n';
import { TextField } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { dayWarning } from './dayWarning';
import { bookingsLocales } from './locales/bookingsLocales';
import { LAST_DAY } from './parseDay';
import styles from './ScheduleDayField.module.css';

interface Props extends Omit<ComponentProps<typeof TextField>, 'label' | 'type'> {
  /** What the field holds. */
  day: string;
  today: string;
}

/** The day of an appointment; it warns of one on which the shop rarely works. */
export function ScheduleDayField({ day, today, ...field }: Props) {
  const t = useTranslate(bookingsLocales);
  const doubtId = useId();
  // Without an answer the built-in hours speak: the warning is a help, the database decides.
  const { data = [] } = useQuery({ queryKey: ['settings'], queryFn: listSettings });
  const doubt = field.error || day < today ? undefined : dayWarning(day, today, data);
  return (
    <div>
      <TextField
        {...field}
        label={t('appoint.date')}
        type="date"
        required
        min={today}
        max={LAST_DAY}
        aria-describedby={doubtId}
      />
      <p id={doubtId} role="status" className={styles.doubt}>
        {doubt && (
          <>
            <TriangleAlert aria-hidden="true" />
            {t(`appoint.doubt.${doubt}`)}
          </>
        )}
      </p>
    </div>
  );
}
