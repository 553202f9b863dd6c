import { IconButton } from '@shop/shared-ui';
import { Bell, BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNews } from '../../news/useNews';
import { useSound } from '../../news/useSound';

/** Turns the sound for new bookings on and off. */
export function SoundButton() {
  const { t } = useTranslation('adminBookings');
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
