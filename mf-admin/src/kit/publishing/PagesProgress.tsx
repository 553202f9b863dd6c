import { readPagesProgress } from '@shop/shared-data/staff';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../shop/rows/queryKeys';
import styles from './PublicationStatus.module.css';
import type { PublicationState } from './publicationState';

const POLL_MS = 2000;

/** How many pages of products and articles are written, while some are not: after an import, thousands take minutes. */
export function PagesProgress({ publication }: { publication: PublicationState | undefined }) {
  const { t } = useTranslation('adminPublishing');
  const { data } = useQuery({
    // With the state: what is published now has other pages to write.
    queryKey: [...queryKeys.work, 'pages', publication?.state],
    queryFn: readPagesProgress,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data: read } }) =>
      read && read.written < read.pages ? POLL_MS : false,
  });
  if (!data || data.written >= data.pages) return null;
  // Not announced: it changes every two seconds.
  return (
    <p className={styles.status}>
      <Clock aria-hidden />
      <span>{t('pages', { written: data.written, pages: data.pages })}</span>
    </p>
  );
}
