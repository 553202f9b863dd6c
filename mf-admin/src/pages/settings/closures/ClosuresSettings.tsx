import { shopDay } from '@shop/shared-contract';
import { type Closure, listClosures, removeClosure } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import {
  Button,
  Cluster,
  ConfirmDialog,
  EmptyState,
  notify,
  useSingleFlight,
} from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../../layout/SectionHead';
import { queryKeys } from '../../../lists/queryKeys';
import { Table } from '../../../lists/Table';
import { useRows } from '../../../lists/useRows';
import { PublicationStatus } from '../../../publishing/PublicationStatus';
import { usePublication } from '../../../publishing/usePublication';
import { LoadingState } from '../LoadingState';
import { Preview } from '../preview/Preview';
import { ClosureDialog } from './ClosureDialog';
import styles from './ClosuresSettings.module.css';
import { closuresOn } from './closuresOn';
import { closureReason, formatClosedHours, formatDays } from './formatClosure';
import { HolidaySuggestions } from './HolidaySuggestions';
import { MonthCalendar } from './MonthCalendar';

interface RemoveClosureDialogProps {
  closure: Closure;
  onClose: () => void;
}

function RemoveClosureDialog({ closure, onClose }: RemoveClosureDialogProps) {
  const { t } = useTranslation('adminClosures');
  const { t: common } = useTranslation('common');
  const { language } = useLanguage();
  const client = useQueryClient();
  const outcome = notify.outcome(`closures/${closure.id}/remove`);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => removeClosure(closure),
    onSuccess: () => outcome.succeeded(t('removed')),
    onError: () => outcome.failed(t('removeFailed')),
    onSettled: () => {
      onClose();
      // After a failure too: another session may have changed it.
      return client.invalidateQueries({ queryKey: queryKeys.settings });
    },
  });
  // A rejection has its notification.
  const confirm = useSingleFlight(() => mutateAsync().catch(() => undefined));
  return (
    <ConfirmDialog
      open
      title={t('question')}
      text={formatDays(closure, language)}
      tone="danger"
      confirmLabel={t('removeShort')}
      cancelLabel={common('cancel')}
      busy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

/** The next closures as visitors read them. */
function ClosuresPreview({ closures }: { closures: Closure[] }) {
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

interface Props {
  closures: Closure[];
  onEdit: (closure: Closure) => void;
  onRemove: (closure: Closure) => void;
}

function ClosureTable({ closures, onEdit, onRemove }: Props) {
  const { t } = useTranslation('adminClosures');
  const { language } = useLanguage();
  const columns = ['days', 'hours', 'reason', 'actions'] as const;
  return (
    <Table label={t('title')} columns={columns.map((column) => t(`table.${column}`))}>
      {closures.map((closure) => {
        const days = formatDays(closure, language);
        return (
          <tr key={closure.id}>
            <td className={styles.days}>
              <strong>{days}</strong>
            </td>
            <td>{formatClosedHours(closure, language) || t('wholeDay')}</td>
            <td>{closureReason(closure, language) || t('noReason')}</td>
            <td>
              <Cluster gap="sm">
                <Button
                  size="sm"
                  variant="secondary"
                  icon={<Pencil />}
                  aria-label={t('edit', { days })}
                  onClick={() => onEdit(closure)}
                >
                  {t('editShort')}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<Trash2 />}
                  aria-label={t('remove', { days })}
                  onClick={() => onRemove(closure)}
                >
                  {t('removeShort')}
                </Button>
              </Cluster>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

export function ClosuresSettings() {
  const { t } = useTranslation('adminClosures');
  const today = shopDay(new Date());
  // The calendar also shows the days of this month that are past.
  const load = () => listClosures(`${today.slice(0, 7)}-01`);
  const rows = useRows({ name: queryKeys.closures, load, failure: t('loadFailed') });
  const publication = usePublication('closures');
  /** The closure to edit, or the first day of a new one. */
  const [editing, setEditing] = useState<Closure | string>();
  const [removing, setRemoving] = useState<Closure>();
  const closures = rows.data ?? [];
  const coming = closures.filter(({ last_day }) => last_day >= today);
  return (
    <>
      <SectionHead
        title={t('title')}
        lead={t('description')}
        status={<PublicationStatus query={publication} />}
        actions={
          <Button icon={<Plus />} onClick={() => setEditing(today)}>
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
              today={today}
              closures={closures}
              onPick={(picked) => setEditing(closuresOn(closures, picked)[0] ?? picked)}
            />
          </div>
          <HolidaySuggestions today={today} closures={closures} />
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
