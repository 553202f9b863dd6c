import { paths, useShop } from '@shop/shared-contract';
import { ButtonLink, Card, CardGrid, Hero, IconTile, PageHead, Section } from '@shop/shared-ui';
import { BadgeCheck, CalendarCheck, GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import poster from '../../pictures/workshop-front.svg';
import tourClip from '../../video/tour.mp4';
import { VideoPlayer } from '../../video/VideoPlayer';
import { BeforeAfter } from './BeforeAfter';
import { Equipment } from './Equipment';
import { ExpertTeam } from './ExpertTeam';

function Tour() {
  const { t } = useTranslation('gallery');
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

const certifications = [
  ['ase', BadgeCheck],
  ['icar', GraduationCap],
] as const;

function Certifications() {
  const { t } = useTranslation('gallery');
  return (
    <Section heading={t('certifications.title')}>
      <CardGrid columns={2}>
        {certifications.map(([certification, Icon]) => (
          <Card key={certification}>
            <IconTile icon={<Icon />} heading={t(`certifications.${certification}.title`)}>
              <p>{t(`certifications.${certification}.text`)}</p>
            </IconTile>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

export function GalleryPage() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <Hero title={t('hero.title')} lead={t('hero.text')} />
      <BeforeAfter />
      <Tour />
      <ExpertTeam />
      <Equipment />
      <Certifications />
    </>
  );
}
