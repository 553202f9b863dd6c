import { Button, EmptyState, Skeleton } from '@shop/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowsQuery } from '../../shop/rows/useRows';
import { LoadFailure } from './LoadFailure';

export interface ListStateProps<Row> {
  query: RowsQuery<Row>;
  search: string;
  /** Whether the search goes on: it may still find rows. */
  isSearching?: boolean;
  onClear: () => void;
  empty: string;
  failure: string;
  /** The part of the rows that was searched, and a button that searches all. */
  scope?: { text: string; widen?: { label: string; onPress: () => void } } | undefined;
}

export function ListState<Row>({
  query,
  found,
  search,
  isSearching = false,
  onClear,
  empty,
  failure,
  scope,
  children,
}: ListStateProps<Row> & { found: readonly unknown[]; children: ReactNode }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch, isPlaceholderData } = query;
  // Rows of a previous search say nothing about what matches this one.
  if (!data || ((isPlaceholderData || isSearching) && found.length === 0)) {
    return error ? (
      <LoadFailure title={failure} error={error} onRetry={refetch} />
    ) : (
      <Skeleton lines={6} />
    );
  }
  if (found.length > 0) return children;
  const widenButton = scope?.widen && (
    <Button variant="secondary" onClick={scope.widen.onPress}>
      {scope.widen.label}
    </Button>
  );
  if (data.length === 0 && !search)
    return <EmptyState title={empty} text={scope?.text} action={widenButton} />;
  return (
    <EmptyState
      title={search ? t('list.noMatch', { search }) : t('list.noMatchFilter')}
      text={scope?.text}
      action={
        <>
          <Button variant="secondary" onClick={onClear}>
            {t('list.clear')}
          </Button>
          {widenButton}
        </>
      }
    />
  );
}
