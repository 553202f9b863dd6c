import { listSettings } from '@shop/shared-data';
import { useTranslate } from '@shop/shared-i18n';
import { TextField } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { queryKeys } from '../../lists/queryKeys';
import { dayWarning } from './dayWarning';
import { bookingsLocales } from './locales/bookingsLocales';
import { LAST_DAY } from './parseDay';
import styles from './ScheduleDayField.module.css';

interface Props extends Omit<ComponentProps<typeof TextField>, 'type'> {
  /** The field's value. */
  day: string;
  today: string;
}

/** The day of an appointment, with a warning for a day on which the shop rarely works. */
export function ScheduleDayField({ day, today, ...field }: Props) {
  const t = useTranslate(bookingsLocales);
  const warningId = useId();
  // Without settings the built-in hours apply: the warning only helps, the database decides.
  const { data = [] } = useQuery({ queryKey: queryKeys.settings, queryFn: listSettings });
  const warning = field.error || day < today ? undefined : dayWarning(day, today, data);
  return (
    <div>
      <TextField
        {...field}
        type="date"
        required
        min={today}
        max={LAST_DAY}
        aria-describedby={warningId}
      />
      <p id={warningId} role="status" className={styles.warning}>
        {warning && (
          <>
            <TriangleAlert aria-hidden="true" />
            {t(`schedule.warning.${warning}`)}
          </>
        )}
      </p>
    </div>
  );
}
