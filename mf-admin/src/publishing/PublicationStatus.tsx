import { useLanguage } from '@shop/shared-i18n';
import { clsx } from 'clsx';
import { Check, CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatShopMoment } from '../format/shopTime';
import styles from './PublicationStatus.module.css';
import type { PublicationState } from './publicationState';
import type { PublicationQuery } from './usePublication';
import { useReason } from './useReason';

const icons = { published: Check, pending: Clock, failed: CircleAlert };

/** The most rows and pages that are named. */
const NAMED = 3;

function useSentences() {
  const { t } = useTranslation('adminPublishing');
  const { language } = useLanguage();
  const describe = useReason();
  return ({ state, since, reason, failedRows, failedPages }: PublicationState): string[] => {
    const rows = [...failedRows.values()];
    const isAllPublished = rows.length + failedPages.length === 0;
    const ofChanges =
      state === 'published'
        ? t(isAllPublished ? 'published' : 'othersPublished')
        : t(state, { time: formatShopMoment(since, language), reason: describe(reason) });
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

export function PublicationStatus({ query }: { query: PublicationQuery }) {
  const { t } = useTranslation('adminPublishing');
  const sentences = useSentences();
  const { data, isError } = query;
  const known = isError ? undefined : data;
  const hasFailed = known && known.failedRows.size + known.failedPages.length > 0;
  const state = hasFailed ? 'failed' : known?.state;
  const Icon = state && icons[state];
  const text = isError ? [t('unknown')] : data ? sentences(data) : [];
  // Rendered empty while loading: screen readers announce only changes of an existing region.
  return (
    <p
      role="status"
      className={clsx(styles.status, state && state !== 'published' && styles[state])}
    >
      {Icon && <Icon aria-hidden />}
      <span>{text.join(' ')}</span>
    </p>
  );
}
