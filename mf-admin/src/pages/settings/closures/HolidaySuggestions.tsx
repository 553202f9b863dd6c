import { addClosure, type Closure } from '@shop/shared-data/staff';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { Button, notify, useErrorTranslator, useSingleFlight } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChangeFailure } from '../../../lists/ChangeFailure';
import { queryKeys } from '../../../lists/queryKeys';
import { useAffectedBookings } from '../affected/useAffectedBookings';
import styles from './HolidaySuggestions.module.css';
import { suggestedHolidays } from './suggestedHolidays';
import type { Holiday } from './usHolidays';

interface Props {
  today: string;
  closures: Closure[];
}

/** The holidays of the next twelve months that are not closed, each with a button that closes it. */
export function HolidaySuggestions({ today, closures }: Props) {
  const { t } = useTranslation('adminClosures');
  const { language } = useLanguage();
  const { explainFailure } = useErrorTranslator();
  const client = useQueryClient();
  const affected = useAffectedBookings();
  const { mutateAsync, error, isPending, variables } = useMutation({
    mutationFn: async ({ day, reason, reason_es }: Holiday) => {
      const days = { first_day: day, last_day: day };
      const wholeDay = { ...days, closes: null, reopens: null };
      if (!(await affected.confirm({ closures: [...closures, wholeDay] }))) return false;
      const times = { is_partial: false, closes: '', reopens: '' };
      await addClosure({ ...days, ...times, reason, reason_es });
      return true;
    },
    onSuccess: (isAdded, { day }) => {
      if (isAdded) notify.outcome(`closures/${day}/add`).succeeded(t('updated'));
    },
    onError: (_, { day }) => notify.outcome(`closures/${day}/add`).failed(t('saveFailed')),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.settings }),
  });
  // A rejection is in `error` and has its notification.
  const add = useSingleFlight((holiday: Holiday) => mutateAsync(holiday).catch(() => undefined));
  const suggested = suggestedHolidays(today, closures);

  return (
    <section>
      <h2 className={styles.title}>{t('holidays.title')}</h2>
      <p className={styles.text}>{t('holidays.text')}</p>
      {error && <ChangeFailure title={t('saveFailed')}>{explainFailure(error)}</ChangeFailure>}
      <ul className={styles.list}>
        {suggested.map((holiday) => {
          const { day, reason, reason_es } = holiday;
          const name = language === 'es' ? reason_es : reason;
          const date = formatDay(day, language, {
            weekday: 'short',
            year: 'numeric',
            month: 'short',
            day: 'numeric',
          });
          return (
            <li key={day} className={styles.holiday}>
              <span>
                <strong>{name}</strong>
                <br />
                <span>{date}</span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                busy={isPending && variables.day === day}
                aria-label={t('holidays.close', { name, date })}
                onClick={() => add(holiday)}
              >
                {t('holidays.closeShort')}
              </Button>
            </li>
          );
        })}
      </ul>
      {affected.dialog}
    </section>
  );
}
