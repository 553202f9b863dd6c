import type { WorkState } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatShopMoment } from '../../shop/times/shopTime';
import { isLate, isSilent } from '../delivery/deliveryState';
import styles from './PublicationStatus.module.css';
import { type PublicationState, publicationState } from './publicationState';
import { useReason } from './useReason';

const icons = { published: Check, pending: Clock, failed: CircleAlert };

/** The most rows and pages that are named. */
const NAMED = 3;

function useSentences() {
  const { t } = useTranslation('adminPublishing');
  const { language } = useLanguage();
  const describe = useReason();
  return (
    { now, publishing }: WorkState,
    { state, since, reason, failedRows, failedPages }: PublicationState,
  ): string[] => {
    const { seen, succeeded, waits } = publishing;
    const rows = [...failedRows.values()];
    const isAllPublished = rows.length + failedPages.length === 0;
    const ago = succeeded === null ? '' : formatAgo(succeeded, now, language);
    const done = ago === '' ? 'never' : isAllPublished ? 'published' : 'othersPublished';
    const waiting = isLate(waits, now) && isSilent(seen, now) ? 'silent' : state;
    const ofChanges =
      waiting === 'published'
        ? t(done, { ago })
        : t(waiting, { time: formatShopMoment(since, language), reason: describe(reason) });
    const more = rows.length + failedPages.length - NAMED;
    const single = [
      ...rows.map((named) => t('failedRow', { reason: describe(named) })),
      ...failedPages.map(({ address, reason }) =>
        t('failedPage', { address, reason: describe(reason) }),
      ),
    ].slice(0, NAMED);
    return [...single, ...(more > 0 ? [t('more', { count: more })] : []), ofChanges];
  };
}

interface Props {
  query: UseQueryResult<WorkState>;
  /** Whether only failures are said: the free times of each booking are published too. */
  isDesk: boolean;
}

export function PublicationStatus({ query, isDesk }: Props) {
  const { t } = useTranslation('adminPublishing');
  const sentences = useSentences();
  const { data, isError } = query;
  const known = data && !isError ? publicationState(data.unpublished) : undefined;
  const isOpen =
    data &&
    known &&
    (known.failedRows.size + known.failedPages.length > 0 ||
      isLate(data.publishing.waits, data.now));
  const state = isOpen ? 'failed' : known?.state;
  const isCalm = isDesk && !isError && state !== 'failed';
  const Icon = state && icons[state];
  const text = isError ? [t('unknown')] : data && known ? sentences(data, known) : [];
  // Rendered empty while loading: screen readers announce only changes of an existing region.
  return (
    <p
      role="status"
      className={
        isCalm ? undefined : clsx(styles.status, state && state !== 'published' && styles[state])
      }
    >
      {!isCalm && (
        <>
          {Icon && <Icon aria-hidden />}
          <span>{text.join(' ')}</span>
        </>
      )}
    </p>
  );
}
