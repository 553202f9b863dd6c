import { useShop } from '@shop/shared-contract';
import {
  Card,
  CardGrid,
  FallbackImage,
  Heading,
  Hero,
  IconTile,
  PageHead,
  Section,
  ShopData,
  Stack,
  useTown,
} from '@shop/shared-ui';
import { Eye, HandHeart, Handshake, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BookingBand } from '../../bookingBand/BookingBand';
import { EntryText } from '../../lists/EntryText';
import bay from '../../pictures/workshop-bay.svg';
import front from '../../pictures/workshop-front.svg';
import { TeamPhoto } from '../../team/TeamPhoto';
import styles from './AboutPage.module.css';

function TeamSection() {
  const { t } = useTranslation('about');
  const { t: tTeam } = useTranslation('team');
  const { team } = useShop();
  if (team.length === 0) return null;
  return (
    <Section heading={t('team.title')} lead={t('team.text')}>
      <CardGrid columns={3}>
        {team.map(({ id, title, detail, text, picture, pictureText, years }) => (
          <Card
            key={id}
            as="article"
            media={<TeamPhoto name={title.en} photo={picture} text={pictureText} />}
          >
            <div>
              <Heading level={3}>{title.en}</Heading>
              {detail && (
                <p className={styles.role}>
                  <EntryText of={detail} />
                </p>
              )}
            </div>
            {text && (
              <p>
                <EntryText of={text} />
              </p>
            )}
            {years && <p className={styles.years}>{tTeam('years', { count: years })}</p>}
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

function Story() {
  const { t } = useTranslation('about');
  const { founded } = useShop();
  const town = useTown();
  return (
    <Section heading={t('story.title')}>
      <div className={styles.columns}>
        <Stack gap="md" className={styles.body}>
          <p>
            {founded ? t('story.beginning', { year: founded, town }) : t('story.undated', { town })}
          </p>
          <p>{t('story.growth')}</p>
          <p>{t('story.today')}</p>
        </Stack>
        <FallbackImage
          src={front}
          fallback={bay}
          alt={t('story.picture')}
          width={960}
          height={640}
          className={styles.picture}
        />
      </div>
    </Section>
  );
}

const values = [
  ['honesty', Eye],
  ['care', Wrench],
  ['respect', Handshake],
  ['community', HandHeart],
] as const;

function Values() {
  const { t } = useTranslation('about');
  return (
    <Section tone="tinted" heading={t('values.title')}>
      <CardGrid columns={4}>
        {values.map(([value, Icon]) => (
          <IconTile key={value} icon={<Icon />} heading={t(`values.${value}.title`)}>
            <p>{t(`values.${value}.text`)}</p>
          </IconTile>
        ))}
      </CardGrid>
    </Section>
  );
}

export function AboutPage() {
  const { t } = useTranslation('about');
  const { founded } = useShop();
  const town = useTown();
  return (
    <>
      <PageHead
        title={t('meta.title')}
        description={
          founded ? t('meta.description', { year: founded, town }) : t('meta.undated', { town })
        }
      />
      <ShopData />
      <Hero
        title={founded ? t('hero.title', { year: founded }) : t('hero.undated')}
        lead={t('hero.text')}
      />
      <Story />
      <Values />
      <TeamSection />
      <BookingBand title={t('cta.title')} text={t('cta.text')} />
    </>
  );
}
