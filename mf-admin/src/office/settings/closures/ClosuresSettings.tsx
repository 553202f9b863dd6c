import { firstOfMonth, shopDay } from '@shop/shared-contract';
import { type Closure, listClosures, removeClosure } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../kit/lists/columns';
import { ResourcePage } from '../../../kit/resources/ResourcePage';
import { closuresOn } from '../../../shop/times/closuresOn';
import { Preview } from '../section/Preview';
import styles from './ClosuresSettings.module.css';
import { closureReason, formatClosedHours, formatDays } from './formatClosure';
import { HolidaySuggestions } from './HolidaySuggestions';
import { MonthCalendar } from './MonthCalendar';
import { useClosureForm } from './useClosureForm';

/** The next closures as visitors read them. */
function ClosuresPreview({ closures }: { closures: Closure[] }) {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'closures' });
  const { language } = useLanguage();
  if (closures.length === 0) return null;
  return (
    <Preview>
      <ul className={styles.list}>
        {closures.slice(0, 3).map((closure) => {
          const values = {
            days: formatDays(closure, language),
            hours: formatClosedHours(closure, language),
          };
          const reason = closureReason(closure, language);
          return (
            <li key={closure.id}>
              {[t(values.hours ? 'reading.hours' : 'reading.days', values), reason && `(${reason})`]
                .filter(Boolean)
                .join(' ')}
            </li>
          );
        })}
      </ul>
    </Preview>
  );
}

export function ClosuresSettings() {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'closures' });
  const { language } = useLanguage();
  const today = shopDay(new Date());
  const isComing = ({ last_day }: Closure) => last_day >= today;
  const nameOf = (closure: Closure) => formatDays(closure, language);
  const columns: Column<Closure>[] = [
    {
      id: 'days',
      header: t('table.days'),
      value: ({ first_day }) => first_day,
      cell: (closure) => <strong>{nameOf(closure)}</strong>,
      className: styles.days,
    },
    {
      id: 'hours',
      header: t('table.hours'),
      cell: (closure) => formatClosedHours(closure, language) || t('wholeDay'),
    },
    {
      id: 'reason',
      header: t('table.reason'),
      value: (closure) => closureReason(closure, language),
      cell: (closure) => closureReason(closure, language) || t('noReason'),
    },
  ];
  return (
    <ResourcePage
      words={t('list', { returnObjects: true })}
      requests={{
        // The calendar also shows the days of this month that are past.
        list: () => listClosures(firstOfMonth(today)),
        remove: removeClosure,
      }}
      columns={columns}
      nameOf={nameOf}
      isListed={isComing}
      form={useClosureForm(today)}
    >
      {({ rows, table, edit, add }) => (
        <>
          <ClosuresPreview closures={rows.filter(isComing)} />
          <div className={styles.columns}>
            <div>{table}</div>
            <div className={styles.calendar}>
              <MonthCalendar
                today={today}
                closures={rows}
                onPick={(day) => {
                  const [closure] = closuresOn(rows, day);
                  if (closure) edit(closure);
                  else add({ first_day: day, last_day: day });
                }}
              />
            </div>
            <HolidaySuggestions today={today} closures={rows} />
          </div>
        </>
      )}
    </ResourcePage>
  );
}
