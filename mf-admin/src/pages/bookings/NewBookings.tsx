import { useTranslate } from '@shop/shared-i18n';
import { Button, Cluster } from '@shop/shared-ui';
import { useNews } from '../../news/useNews';
import { bookingsLocales } from './locales/bookingsLocales';
import styles from './NewBookings.module.css';

/** How many bookings have come in since staff last looked. */
export function NewBookings() {
  const t = useTranslate(bookingsLocales);
  const { news, markSeen } = useNews();
  const isNews = news.bookings > 0;
  return (
    <Cluster gap="sm" className={isNews ? styles.news : undefined}>
      {/* It exists before it has a text: otherwise screen readers would not read the text. */}
      <span role="status">{isNews && t('news.bookings', { count: String(news.bookings) })}</span>
      {isNews && (
        <Button size="sm" variant="secondary" onClick={markSeen}>
          {t('news.seen')}
        </Button>
      )}
    </Cluster>
  );
}
