import type { Closure } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';
import { Preview } from '../preview/Preview';
import styles from './ClosuresPreview.module.css';
import { closureReason, formatClosedHours, formatDays } from './formatClosure';

/** The next closures as visitors read them. */
export function ClosuresPreview({ closures }: { closures: Closure[] }) {
  const { t } = useTranslation('adminClosures');
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
