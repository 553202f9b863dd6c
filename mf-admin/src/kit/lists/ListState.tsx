import { Button, EmptyState, Skeleton } from '@shop/shared-ui';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowsQuery } from '../../shop/rows/useRows';
import { LoadFailure } from './LoadFailure';

/** What stands in the place of the rows while there are none. */
interface NoRows {
  /** What belongs there. */
  text: string;
  /** The first step: a link or a button. */
  step: ReactElement;
}

export interface ListStateProps<Row> {
  query: RowsQuery<Row>;
  /** The rows that it lists without a search, where it leaves out some of those that were loaded. */
  listed?: readonly Row[];
  search: string;
  /** Whether the search goes on: it may still find rows. */
  isSearching?: boolean;
  onClear: () => void;
  /** `never` where the database always has rows: none of them is a failure. */
  empty: NoRows | 'never';
  failure: string;
  /** The part of the rows that was searched, and a button that searches all. */
  scope?: { text: string; widen?: { label: string; onPress: () => void } } | undefined;
}

/** Leaves the focus to the list, the nearest element that takes it, when the first row replaces the step. */
function FirstStep({ children }: { children: ReactElement }) {
  const step = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const place = step.current;
    return () => {
      if (place?.contains(document.activeElement))
        place.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    };
  }, []);
  return <span ref={step}>{children}</span>;
}

export function ListState<Row>({
  query,
  listed = query.data,
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
  if (listed?.length === 0 && !search) {
    if (empty === 'never') return <LoadFailure title={failure} error={error} onRetry={refetch} />;
    const { text, step } = empty;
    return (
      <EmptyState
        title={text}
        text={scope?.text}
        action={
          <>
            <FirstStep>{step}</FirstStep>
            {widenButton}
          </>
        }
      />
    );
  }
  return (
    <EmptyState
      title={search ? t('list.noMatch', { search }) : t('list.noMatchFilter')}
      text={scope?.text}
      action={
        <>
          <Button variant="secondary" onClick={onClear}>
            {t(search ? 'list.clear' : 'list.clearFilter')}
          </Button>
          {widenButton}
        </>
      }
    />
  );
}
