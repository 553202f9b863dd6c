import { useLanguage } from '@shop/shared-i18n';
import { clsx } from 'clsx';
import { Check, CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatShopMoment } from '../format/shopTime';
import styles from './PublicationStatus.module.css';
import type { PublicationQuery } from './usePublication';

const icons = { published: Check, pending: Clock, failed: CircleAlert };

export function PublicationStatus({ query }: { query: PublicationQuery }) {
  const { t } = useTranslation('adminPublishing');
  const { language } = useLanguage();
  const { data, isError } = query;
  const known = isError ? undefined : data;
  const Icon = known && icons[known.state];

  const sentence = () => {
    if (isError) return t('unknown');
    if (!data) return '';
    if (data.state === 'published') return t('published');
    return t(data.state, { time: formatShopMoment(data.since, language), reason: data.reason });
  };
  // Rendered empty while loading: screen readers announce only changes of an existing region.
  return (
    <p
      role="status"
      className={clsx(styles.status, known && known.state !== 'published' && styles[known.state])}
    >
      {Icon && <Icon aria-hidden />}
      <span>{sentence()}</span>
    </p>
  );
}
