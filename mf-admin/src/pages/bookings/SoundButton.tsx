import { useTranslate } from '@shop/shared-i18n';
import { IconButton } from '@shop/shared-ui';
import { Bell, BellOff } from 'lucide-react';
import { useNews } from '../../news/useNews';
import { useSound } from '../../news/useSound';
import { bookingsLocales } from './locales/bookingsLocales';

/** Turns the sound for new bookings on and off. */
export function SoundButton() {
  const t = useTranslate(bookingsLocales);
  const { news } = useNews();
  const { isOn, change } = useSound(news.bookings);
  return (
    <IconButton
      label={t('news.sound')}
      icon={isOn ? <Bell /> : <BellOff />}
      aria-pressed={isOn}
      onClick={() => change(!isOn)}
    />
  );
}
