import { paths, useShop } from '@shop/shared-contract';
import { formatPhone, useTranslate } from '@shop/shared-i18n';
import { ButtonLink, Hero } from '@shop/shared-ui';
import { CalendarCheck, Phone } from 'lucide-react';
import poster from '../../pictures/hero-workshop.svg';
import heroClip from '../../video/hero.mp4';
import { VideoPlayer } from '../../video/VideoPlayer';
import { homeLocales } from './locales/homeLocales';
import { TireSearch } from './TireSearch';

export function HomeHero() {
  const t = useTranslate(homeLocales);
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
