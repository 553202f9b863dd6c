import { useTranslate } from '@shop/shared-i18n';
import { Button, EmptyState, Skeleton } from '@shop/shared-ui';
import type { ReactNode } from 'react';
import { adminLocales } from '../locales/adminLocales';
import { LoadFailure } from './LoadFailure';
import type { RowsQuery } from './useRows';

export interface ListStateProps<Row> {
  query: RowsQuery<Row>;
  /** Those of the rows that match search and filters. */
  found: Row[];
  search: string;
  onClear: () => void;
  /** Said when there is nothing at all. */
  empty: string;
  /** Said when the rows can't be read. */
  failure: string;
  /** Where was looked, if not everywhere, and what looks further. */
  scope?: { text: string; widen: string; onWiden: () => void } | undefined;
}

/** A list in whichever state it is: on its way, failed, empty, without a match, or there. */
export function ListState<Row>({
  query,
  found,
  search,
  onClear,
  empty,
  failure,
  scope,
  children,
}: ListStateProps<Row> & { children: ReactNode }) {
  const t = useTranslate(adminLocales);
  const { data, error, refetch } = query;
  if (!data) {
    return error ? (
      <LoadFailure title={failure} error={error} onRetry={refetch} />
    ) : (
      <Skeleton lines={6} />
    );
  }
  if (found.length > 0) return children;
  const further = scope && (
    <Button variant="secondary" onClick={scope.onWiden}>
      {scope.widen}
    </Button>
  );
  if (data.length === 0) return <EmptyState title={empty} text={scope?.text} action={further} />;
  return (
    <EmptyState
      title={search ? t('list.noMatch', { search }) : t('list.noMatchFilter')}
      text={scope?.text}
      action={
        <>
          <Button variant="secondary" onClick={onClear}>
            {t('list.clear')}
          </Button>
          {further}
        </>
      }
    />
  );
}
