import { useTranslate } from '@shop/shared-i18n';
import { Button, CheckboxField, Cluster } from '@shop/shared-ui';
import { Eye } from 'lucide-react';
import { useNews } from '../../news/useNews';
import { useSound } from '../../news/useSound';
import { bookingsLocales } from './locales/bookingsLocales';

/** How many bookings have come in since staff last looked, with a sound for those who want it. */
export function NewBookings() {
  const t = useTranslate(bookingsLocales);
  const { news, markSeen } = useNews();
  const { bookings } = news;
  const sound = useSound(bookings);
  return (
    <Cluster>
      {/* It exists before it has a text: otherwise screen readers would not read the text. */}
      <span role="status">{bookings > 0 && t('news.bookings', { count: String(bookings) })}</span>
      {bookings > 0 && (
        <Button size="sm" variant="secondary" icon={<Eye />} onClick={markSeen}>
          {t('news.seen')}
        </Button>
      )}
      <CheckboxField
        label={t('news.sound')}
        checked={sound.isOn}
        onChange={({ target }) => sound.change(target.checked)}
      />
    </Cluster>
  );
}
