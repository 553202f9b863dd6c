import { paths, useShop } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { ButtonLink, Section } from '@shop/shared-ui';
import { CalendarCheck } from 'lucide-react';
import poster from '../../pictures/workshop-front.svg';
import tourClip from '../../video/tour.mp4';
import { VideoPlayer } from '../../video/VideoPlayer';
import { galleryLocales } from './locales/galleryLocales';

export function Tour() {
  const t = useTranslate(galleryLocales);
  const { video } = useShop();
  return (
    <Section
      tone="dark"
      heading={t('tour.title')}
      lead={t('tour.text')}
      actions={
        <ButtonLink size="lg" icon={<CalendarCheck />} to={paths.booking()}>
          {t('tour.book')}
        </ButtonLink>
      }
    >
      <VideoPlayer address={video.tour || tourClip} poster={poster} title={t('tour.video')} />
    </Section>
  );
}
