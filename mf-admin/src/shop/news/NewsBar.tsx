import { paths, shopDay } from '@shop/shared-contract';
import type { NewBooking } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Button, Container, TextLink } from '@shop/shared-ui';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatShopMoment } from '../times/shopTime';
import styles from './NewsBar.module.css';
import { useNews } from './useNews';
import { useNewsSound } from './useSound';

/** How many are named. */
const MOST = 3;

/** The board of its day marks the booking; that of each day shows the requests without a time. */
const boardOf = ({ starts_at }: NewBooking) =>
  paths.admin('bookings') + (starts_at ? `?day=${shopDay(starts_at)}` : '');

/** Names the new bookings on every page of staff, with a link to each. */
export function NewsBar() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { news, markSeen } = useNews();
  const { isSilent, play } = useNewsSound();
  const { bookings } = news;
  const isNews = bookings.length > 0;
  return (
    <div className={isNews || isSilent ? styles.bar : undefined}>
      <Container className={styles.row}>
        {/* It exists before it has a text: otherwise screen readers would not read the text. */}
        <span role="status">{isNews && t('news.bookings', { count: bookings.length })}</span>
        {isNews && (
          <>
            <Button size="sm" variant="secondary" onClick={markSeen}>
              {t('news.seen')}
            </Button>
            <ul className={styles.list}>
              {bookings.slice(0, MOST).map((booking) => (
                <li key={booking.id}>
                  <TextLink to={boardOf(booking)}>
                    {[
                      booking.name,
                      booking.starts_at
                        ? formatShopMoment(booking.starts_at, language)
                        : t('news.request'),
                    ].join(', ')}
                  </TextLink>
                </li>
              ))}
              {bookings.length > MOST && (
                <li>{t('news.more', { count: bookings.length - MOST })}</li>
              )}
            </ul>
          </>
        )}
        {isSilent && (
          <>
            <span role="status">{t('news.silent')}</span>
            <Button size="sm" variant="secondary" icon={<Bell />} onClick={play}>
              {t('news.allow')}
            </Button>
          </>
        )}
      </Container>
    </div>
  );
}
