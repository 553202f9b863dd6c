import { Button, Cluster } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { useNews } from '../../news/useNews';
import styles from './NewBookings.module.css';

export function NewBookings() {
  const { t } = useTranslation('adminBookings');
  const { news, markSeen } = useNews();
  const isNews = news.bookings > 0;
  return (
    <Cluster gap="sm" className={isNews ? styles.news : undefined}>
      {/* It exists before it has a text: otherwise screen readers would not read the text. */}
      <span role="status">{isNews && t('news.bookings', { count: news.bookings })}</span>
      {isNews && (
        <Button size="sm" variant="secondary" onClick={markSeen}>
          {t('news.seen')}
        </Button>
      )}
    </Cluster>
  );
}
