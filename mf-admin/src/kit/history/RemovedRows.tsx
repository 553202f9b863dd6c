import type { Removed, RowVersion } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Button, Disclosure, Skeleton, useErrorTranslator } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatShopDateTime } from '../../shop/times/shopTime';
import { useAction } from '../forms/useAction';
import { ActionRow, ActionRows } from '../lists/ActionRows';
import { useActor } from './useActor';

interface Props<Row> {
  /** The key of the query that loads the list. */
  name: readonly string[];
  load: () => Promise<Removed<Row>[]>;
  /** The rows that are there. */
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Adds a row again. */
  restore: (row: Row) => Promise<unknown>;
}

function RemovedList<Row extends RowVersion<string | number>>(props: Props<Row>) {
  const { name, load, rows, nameOf, restore } = props;
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { explainFailure, explainLoadFailure } = useErrorTranslator();
  const actorOf = useActor();
  const { data, error } = useQuery({ queryKey: [...name, 'removed'], queryFn: load, gcTime: 0 });
  const restoration = useAction({
    id: ({ id }: Row) => [...name, id, 'restore'].join('/'),
    send: restore,
    success: (_, row) => t('resource.restored', { name: nameOf(row) }),
    failure: t('history.restoreFailed'),
    refresh: [name.slice(0, 1)],
  });
  if (!data) return error ? <p>{explainLoadFailure(error)}</p> : <Skeleton lines={2} />;
  const present = new Set(rows.map(({ id }) => id));
  const missing = data.filter(({ row }) => !present.has(row.id));
  if (missing.length === 0) return <p>{t('history.noneRemoved')}</p>;
  return (
    <>
      {restoration.error && <p role="alert">{explainFailure(restoration.error)}</p>}
      <ActionRows>
        {missing.map(({ row, event }) => (
          <ActionRow
            key={row.id}
            when={t('history.removedBy', {
              time: formatShopDateTime(event.at, language),
              who: actorOf(event),
            })}
            action={
              <Button
                size="sm"
                variant="secondary"
                icon={<Undo2 />}
                busy={restoration.busy && restoration.input?.id === row.id}
                aria-label={t('history.restoreRow', { name: nameOf(row) })}
                onClick={() => void restoration.run(row)}
              >
                {t('history.restore')}
              </Button>
            }
          >
            <strong>{nameOf(row)}</strong>
          </ActionRow>
        ))}
      </ActionRows>
    </>
  );
}

/** What was removed from a list in the last 30 days, with what brings it back. */
export function RemovedRows<Row extends RowVersion<string | number>>(props: Props<Row>) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={t('history.removed')} open={isOpen} onToggle={setOpen}>
      {isOpen && <RemovedList {...props} />}
    </Disclosure>
  );
}
