import { paths, useShop } from '@shop/shared-contract';
import {
  ButtonLink,
  Card,
  CardGrid,
  Heading,
  Hero,
  IconTile,
  PageHead,
  Section,
  useTown,
} from '@shop/shared-ui';
import { Award, BadgeCheck, CalendarCheck, GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EntryPicture } from '../../lists/EntryPicture';
import { EntryText } from '../../lists/EntryText';
import { usePagePicture } from '../../lists/usePagePicture';
import poster from '../../pictures/workshop-front.svg';
import { TeamPhoto } from '../../team/TeamPhoto';
import tourClip from '../../video/tour.mp4';
import { VideoPlayer } from '../../video/VideoPlayer';
import { BeforeAfter } from './BeforeAfter';
import styles from './GalleryPage.module.css';

function ExpertTeam() {
  const { t } = useTranslation('gallery');
  const { t: tTeam } = useTranslation('team');
  const { team } = useShop();
  if (team.length === 0) return null;
  return (
    <Section heading={t('team.title')} lead={t('team.text')}>
      <CardGrid columns={3}>
        {team.map(({ id, title, detail, note, picture, pictureText, years }) => (
          <Card
            key={id}
            as="article"
            media={<TeamPhoto name={title.en} photo={picture} text={pictureText} />}
          >
            <Heading level={3}>{title.en}</Heading>
            {detail && (
              <p className={styles.role}>
                <EntryText of={detail} />
              </p>
            )}
            {years && <p>{tTeam('years', { count: years })}</p>}
            {note && (
              <p className={styles.certifications}>
                <Award aria-hidden="true" className={styles.icon} />
                <span>
                  <strong>{`${t('team.certifications')}: `}</strong>
                  <span>
                    <EntryText of={note} />
                  </span>
                </span>
              </p>
            )}
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

function Equipment() {
  const { t } = useTranslation('gallery');
  const { equipment } = useShop();
  if (equipment.length === 0) return null;
  return (
    <Section tone="tinted" heading={t('equipment.title')} lead={t('equipment.text')}>
      <CardGrid columns={3}>
        {equipment.map(({ id, title, text, picture, pictureText }) => (
          <Card
            key={id}
            as="article"
            media={
              <EntryPicture
                picture={picture}
                title={title}
                text={pictureText}
                width={800}
                height={500}
              />
            }
          >
            <Heading level={3}>
              <EntryText of={title} />
            </Heading>
            {text && (
              <p>
                <EntryText of={text} />
              </p>
            )}
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

function Tour() {
  const { t } = useTranslation('gallery');
  const { video } = useShop();
  const picture = usePagePicture('tour', poster, t('tour.video'));
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
      <VideoPlayer address={video.tour || tourClip} poster={picture} />
    </Section>
  );
}

/** They take turns. */
const icons = [<BadgeCheck key="badge" />, <GraduationCap key="cap" />];

function Certifications() {
  const { t } = useTranslation('gallery');
  const { certifications } = useShop();
  if (certifications.length === 0) return null;
  return (
    <Section heading={t('certifications.title')}>
      <CardGrid columns={2}>
        {certifications.map(({ id, title, text }, index) => (
          <Card key={id}>
            <IconTile icon={icons[index % icons.length]} heading={<EntryText of={title} />}>
              <p>
                <EntryText of={text} />
              </p>
            </IconTile>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

export function GalleryPage() {
  const { t } = useTranslation('gallery');
  const { certifications } = useShop();
  const town = useTown();
  return (
    <>
      <PageHead
        title={t('meta.title')}
        description={t(certifications.length > 0 ? 'meta.description' : 'meta.uncertified', {
          town,
        })}
      />
      <Hero title={t('hero.title')} lead={t('hero.text')} />
      <BeforeAfter />
      <Tour />
      <ExpertTeam />
      <Equipment />
      <Certifications />
    </>
  );
}
