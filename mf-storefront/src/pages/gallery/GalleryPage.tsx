import { paths, useShop } from '@shop/shared-contract';
import {
  ButtonLink,
  Card,
  CardGrid,
  FallbackImage,
  Heading,
  Hero,
  IconTile,
  PageHead,
  Section,
} from '@shop/shared-ui';
import { Award, BadgeCheck, CalendarCheck, GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import alignment from '../../pictures/equipment-alignment.svg';
import balancer from '../../pictures/equipment-balancer.svg';
import lift from '../../pictures/equipment-lift.svg';
import bay from '../../pictures/workshop-bay.svg';
import poster from '../../pictures/workshop-front.svg';
import { TeamPhoto } from '../../team/TeamPhoto';
import { team } from '../../team/team';
import tourClip from '../../video/tour.mp4';
import { VideoPlayer } from '../../video/VideoPlayer';
import { BeforeAfter } from './BeforeAfter';
import styles from './GalleryPage.module.css';

function ExpertTeam() {
  const { t } = useTranslation('gallery');
  const { t: tTeam } = useTranslation('team');
  return (
    <Section heading={t('team.title')} lead={t('team.text')}>
      <CardGrid columns={3}>
        {team.map(({ id, name, photo, years }) => (
          <Card key={id} as="article" media={<TeamPhoto name={name} photo={photo} />}>
            <Heading level={3}>{name}</Heading>
            <p className={styles.role}>{tTeam(`${id}.role`)}</p>
            <p>{tTeam('years', { years })}</p>
            <p className={styles.certifications}>
              <Award aria-hidden="true" className={styles.icon} />
              <span>
                <strong>{`${t('team.certifications')}: `}</strong>
                <span>{tTeam(`${id}.certifications`)}</span>
              </span>
            </p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

const machines = [
  ['lift', lift],
  ['alignment', alignment],
  ['balancer', balancer],
] as const;

function Equipment() {
  const { t } = useTranslation('gallery');
  return (
    <Section tone="tinted" heading={t('equipment.title')} lead={t('equipment.text')}>
      <CardGrid columns={3}>
        {machines.map(([machine, picture]) => (
          <Card
            key={machine}
            as="article"
            media={
              <FallbackImage
                src={picture}
                fallback={bay}
                alt={t(`equipment.${machine}.picture`)}
                width={800}
                height={500}
              />
            }
          >
            <Heading level={3}>{t(`equipment.${machine}.title`)}</Heading>
            <p>{t(`equipment.${machine}.text`)}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

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
