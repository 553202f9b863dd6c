import { addClosure, type Closure } from '@shop/shared-data/staff';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { Button, useErrorTranslator } from '@shop/shared-ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../kit/forms/useAction';
import { ChangeFailure } from '../../../kit/lists/ChangeFailure';
import { useAffectedBookings } from '../../../shop/affected/useAffectedBookings';
import { queryKeys } from '../../../shop/rows/queryKeys';
import styles from './HolidaySuggestions.module.css';
import { suggestedHolidays } from './suggestedHolidays';
import type { Holiday } from './usHolidays';

interface Props {
  today: string;
  closures: readonly Closure[];
}

/** The holidays of the next twelve months that are not closed, each with a button that closes it. */
export function HolidaySuggestions({ today, closures }: Props) {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'closures' });
  const { language } = useLanguage();
  const { explainFailure } = useErrorTranslator();
  const affected = useAffectedBookings();
  /** The ids of their closures: a repeated request adds no second one. */
  const ids = useRef(new Map<string, string>());
  const {
    run: add,
    error,
    busy,
    input,
  } = useAction({
    id: ({ day }: Holiday) => `closures/${day}/add`,
    send: async ({ day, reason, reason_es }) => {
      const days = { first_day: day, last_day: day };
      const wholeDay = { ...days, closes: null, reopens: null };
      if (!(await affected.confirm({ closures: [...closures, wholeDay] }))) return false;
      const times = { is_partial: false, closes: '', reopens: '' };
      const id = ids.current.get(day) ?? crypto.randomUUID();
      ids.current.set(day, id);
      await addClosure({ ...days, ...times, reason, reason_es }, { id });
      ids.current.delete(day);
      return true;
    },
    success: (isAdded) => (isAdded ? t('form.success') : undefined),
    failure: t('form.failure'),
    refresh: [queryKeys.settings],
  });
  const suggested = suggestedHolidays(today, closures);

  return (
    <section>
      <h3 className={styles.title}>{t('holidays.title')}</h3>
      <p className={styles.text}>{t('holidays.text')}</p>
      {error && <ChangeFailure title={t('form.failure')}>{explainFailure(error)}</ChangeFailure>}
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
                busy={busy && input?.day === day}
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
