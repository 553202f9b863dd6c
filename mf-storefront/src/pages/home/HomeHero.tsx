import { paths, useShop } from '@shop/shared-contract';
import { formatPhone } from '@shop/shared-i18n';
import { ButtonLink, Hero } from '@shop/shared-ui';
import { CalendarCheck, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import poster from '../../pictures/hero-workshop.svg';
import heroClip from '../../video/hero.mp4';
import { VideoPlayer } from '../../video/VideoPlayer';
import { TireSearch } from './TireSearch';

export function HomeHero() {
  const { t } = useTranslation('home');
  const { phone, founded, video } = useShop();
  return (
    <Hero
      size="home"
      eyebrow={t('hero.eyebrow', { year: founded })}
      title={t('hero.title')}
      lead={t('hero.text')}
      actions={
        <>
          <ButtonLink size="lg" icon={<CalendarCheck />} to={paths.booking()}>
            {t('hero.book')}
          </ButtonLink>
          <ButtonLink size="lg" variant="secondary" icon={<Phone />} href={`tel:${phone}`}>
            {t('hero.call', { phone: formatPhone(phone) })}
          </ButtonLink>
        </>
      }
      media={
        <VideoPlayer
          selfStarting
          address={video.hero || heroClip}
          poster={poster}
          title={t('hero.video')}
        />
      }
    >
      <TireSearch />
    </Hero>
  );
}
