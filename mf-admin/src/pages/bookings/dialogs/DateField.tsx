import { TextField } from '@shop/shared-ui';
import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWarning } from '../dayWarning';
import { LAST_DAY } from '../parseDay';
import { useSchedule } from '../schedule';
import styles from './DateField.module.css';

interface Props extends Omit<ComponentProps<typeof TextField>, 'type'> {
  /** The field's value. */
  day: string;
  today: string;
  /** The first day that can be chosen. */
  min: string;
}

/** The day of an appointment, with a warning for a day that is closed, has no times, or is far away. */
export function DateField({ day, today, ...field }: Props) {
  const { t } = useTranslation('adminBookings');
  const warningId = useId();
  const { data } = useSchedule();
  // The warning only helps; the database decides.
  const warning = field.error || day < today || !data ? undefined : dayWarning(day, today, data);
  return (
    <div>
      <TextField {...field} type="date" max={LAST_DAY} aria-describedby={warningId} />
      <p id={warningId} role="status" className={styles.warning}>
        {warning && (
          <>
            <TriangleAlert aria-hidden="true" />
            <span>{t(`schedule.warning.${warning}`)}</span>
          </>
        )}
      </p>
    </div>
  );
}
