import { startOfMonth, today } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';
import { type Closure, listClosures } from '@shop/shared-data/staff';
import { Button, EmptyState } from '@shop/shared-ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../../layout/SectionHead';
import { queryKeys } from '../../../lists/queryKeys';
import { useRows } from '../../../lists/useRows';
import { PublicationStatus } from '../../../publishing/PublicationStatus';
import { usePublication } from '../../../publishing/usePublication';
import { LoadingState } from '../LoadingState';
import { ClosureDialog } from './ClosureDialog';
import { ClosuresPreview } from './ClosuresPreview';
import styles from './ClosuresSettings.module.css';
import { ClosureTable } from './ClosureTable';
import { closuresOn } from './closuresOn';
import { HolidaySuggestions } from './HolidaySuggestions';
import { MonthCalendar } from './MonthCalendar';
import { RemoveClosureDialog } from './RemoveClosureDialog';

/** The page of the days and hours on which the shop is closed. */
export function ClosuresSettings() {
  const { t } = useTranslation('adminClosures');
  const day = today(SHOP_ZONE);
  const now = day.toString();
  // The calendar also shows the days of this month that are past.
  const load = () => listClosures(startOfMonth(day).toString());
  const rows = useRows({ name: queryKeys.closures, load, failure: t('loadFailed') });
  const publication = usePublication('closures');
  /** The closure to edit, or the first day of a new one. */
  const [editing, setEditing] = useState<Closure | string>();
  const [removing, setRemoving] = useState<Closure>();
  const closures = rows.data ?? [];
  const coming = closures.filter(({ last_day }) => last_day >= now);
  return (
    <>
      <SectionHead
        title={t('title')}
        lead={t('description')}
        status={<PublicationStatus query={publication} />}
        actions={
          <Button icon={<Plus />} onClick={() => setEditing(now)}>
            {t('add')}
          </Button>
        }
      />
      <LoadingState query={rows} failure={t('loadFailed')}>
        <ClosuresPreview closures={coming} />
        <div className={styles.columns}>
          <div>
            {coming.length > 0 ? (
              <ClosureTable closures={coming} onEdit={setEditing} onRemove={setRemoving} />
            ) : (
              <EmptyState title={t('empty')} />
            )}
          </div>
          <div className={styles.calendar}>
            <MonthCalendar
              today={now}
              closures={closures}
              onPick={(picked) => setEditing(closuresOn(closures, picked)[0] ?? picked)}
            />
          </div>
          <HolidaySuggestions today={now} closures={closures} />
        </div>
      </LoadingState>
      {editing !== undefined && (
        <ClosureDialog
          closure={typeof editing === 'string' ? undefined : editing}
          day={typeof editing === 'string' ? editing : ''}
          onClose={() => setEditing(undefined)}
        />
      )}
      {removing && (
        <RemoveClosureDialog closure={removing} onClose={() => setRemoving(undefined)} />
      )}
    </>
  );
}
