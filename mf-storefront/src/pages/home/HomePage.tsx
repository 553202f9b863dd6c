import { paths, useShop, Widget } from '@shop/shared-contract';
import { formatPhone } from '@shop/shared-i18n';
import {
  ButtonLink,
  Card,
  CardGrid,
  Heading,
  Hero,
  IconTile,
  PageHead,
  Section,
  ShopData,
} from '@shop/shared-ui';
import {
  BadgeDollarSign,
  CalendarCheck,
  MessagesSquare,
  Phone,
  ShieldCheck,
  Timer,
} from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BookingBand } from '../../bookingBand/BookingBand';
import { usePagePicture } from '../../lists/usePagePicture';
import { NextAvailable } from '../../nextAvailable/NextAvailable';
import { OpenNow } from '../../nextAvailable/OpenNow';
import poster from '../../pictures/hero-workshop.svg';
import { SizeForm } from '../../tireSize/SizeForm';
import heroClip from '../../video/hero.mp4';
import { VideoPlayer } from '../../video/VideoPlayer';
import styles from './HomePage.module.css';
import { MakePicker } from './MakePicker';
import { VehicleWay } from './VehicleWay';

function TireSearch() {
  const { t } = useTranslation('home');
  const size = useRef<HTMLDivElement>(null);
  return (
    <section className={styles.search} aria-label={t('tires.title')}>
      <Card>
        <h2>{t('tires.title')}</h2>
        <div ref={size}>
          <SizeForm />
        </div>
        <VehicleWay onEnterSize={() => size.current?.querySelector('input')?.focus()} />
        <div className={styles.times}>
          <OpenNow
            open={(time) => t('hero.open', { time })}
            opens={(when) => t('hero.opens', { when })}
          />
          <NextAvailable label={(time) => t('hero.next', { time })} />
        </div>
      </Card>
    </section>
  );
}

function HomeHero() {
  const { t } = useTranslation('home');
  const { phone, founded } = useShop();
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
      media={<TireSearch />}
    />
  );
}

function Film() {
  const { t } = useTranslation('home');
  const { video } = useShop();
  const picture = usePagePicture('film', poster, t('hero.video'));
  return (
    <Section>
      <div className={styles.film}>
        <div>
          <Heading level={2}>{t('film.title')}</Heading>
          <p className={styles.lead}>{t('film.text')}</p>
        </div>
        <VideoPlayer selfStarting address={video.hero || heroClip} poster={picture} />
      </div>
    </Section>
  );
}

const reasons = [
  ['prices', BadgeDollarSign],
  ['people', MessagesSquare],
  ['speed', Timer],
  ['warranty', ShieldCheck],
] as const;

function WhyChooseUs() {
  const { t } = useTranslation('home');
  return (
    <Section heading={t('why.title')} lead={t('why.text')}>
      <CardGrid columns={4}>
        {reasons.map(([reason, Icon]) => (
          <Card key={reason}>
            <IconTile icon={<Icon />} heading={t(`why.${reason}.title`)}>
              <p>{t(`why.${reason}.text`)}</p>
            </IconTile>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

export function HomePage() {
  const { t } = useTranslation('home');
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <ShopData />
      <HomeHero />
      <Film />
      <WhyChooseUs />
      <MakePicker />
      <Section>
        <Widget name="symptom-checker" props={{ headingLevel: 2 }} />
      </Section>
      <BookingBand title={t('cta.title')} text={t('cta.text')} />
    </>
  );
}
