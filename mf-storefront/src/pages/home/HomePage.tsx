import { callLink, formatPhone, paths, useShop, Widget } from '@shop/shared-contract';
import {
  ButtonLink,
  Card,
  CardGrid,
  EmergencyBand,
  Heading,
  Hero,
  IconTile,
  PageHead,
  Section,
  ShopData,
  TextLink,
  useTown,
} from '@shop/shared-ui';
import { clsx } from 'clsx';
import {
  BadgeCheck,
  BadgeDollarSign,
  CalendarCheck,
  MessagesSquare,
  Phone,
  ShieldCheck,
  Store,
  Timer,
} from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BookingBand } from '../../bookingBand/BookingBand';
import { EntryText } from '../../lists/EntryText';
import { usePagePicture } from '../../lists/usePagePicture';
import { NextAvailable } from '../../nextAvailable/NextAvailable';
import { OpenNow } from '../../nextAvailable/OpenNow';
import { OffersSection } from '../../offers/OffersSection';
import poster from '../../pictures/hero-workshop.svg';
import { SizeForm } from '../../tireSize/SizeForm';
import heroClip from '../../video/hero.mp4';
import { VideoPlayer } from '../../video/VideoPlayer';
import styles from './HomePage.module.css';
import { MakePicker } from './MakePicker';
import { ServicePrices, SetPrice, SetPriceLine } from './Prices';
import { VehicleWay } from './VehicleWay';

function TireSearch() {
  const { t } = useTranslation('home');
  const size = useRef<HTMLDivElement>(null);
  return (
    <section className={styles.search} aria-label={t('tires.title')}>
      <Card>
        <div className={styles.searchHead}>
          <h2>{t('tires.title')}</h2>
          <SetPriceLine />
        </div>
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
  const { phone, founded, roadsideHelp } = useShop();
  const town = useTown();
  return (
    <Hero
      size="home"
      eyebrow={founded ? t('hero.eyebrow', { year: founded, town }) : t('hero.undated', { town })}
      title={t('hero.title')}
      lead={t('hero.text', { town })}
      actions={
        <>
          <ButtonLink
            size="lg"
            className={clsx(roadsideHelp && styles.book)}
            icon={<CalendarCheck />}
            to={paths.booking()}
          >
            {t('hero.book')}
          </ButtonLink>
          <ButtonLink size="lg" variant="secondary" icon={<Phone />} href={callLink(phone)}>
            {t('hero.call', { phone: formatPhone(phone) })}
          </ButtonLink>
        </>
      }
      media={<TireSearch />}
    />
  );
}

/** What customers wrote, with its source. Staff enter it; without any there is no section. */
function Reviews() {
  const { t } = useTranslation('home');
  const { reviews } = useShop();
  if (reviews.length === 0) return null;
  return (
    <Section id="reviews" heading={t('reviews.title')}>
      <CardGrid columns={3}>
        {reviews.slice(0, 6).map(({ id, title, text, detail }) => (
          <Card key={id}>
            <figure className={styles.review}>
              <blockquote>
                <EntryText of={text} />
              </blockquote>
              <figcaption>
                <strong>{title.en}</strong>
                <EntryText of={detail} />
              </figcaption>
            </figure>
          </Card>
        ))}
      </CardGrid>
    </Section>
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

/** What the shop can show: facts that staff publish; nothing where there are none. */
function Proof() {
  const { t } = useTranslation('home');
  const { founded, givesWarranty, certifications, reviews } = useShop();
  if (!founded && !givesWarranty && certifications.length === 0 && reviews.length === 0)
    return null;
  return (
    <ul className={styles.proof} aria-label={t('proof.label')}>
      {founded > 0 && (
        <li>
          <Store aria-hidden="true" />
          <span>{t('proof.since', { year: founded })}</span>
        </li>
      )}
      {givesWarranty && (
        <li>
          <ShieldCheck aria-hidden="true" />
          <span>{t('proof.warranty')}</span>
        </li>
      )}
      {certifications.slice(0, 3).map(({ id, title }) => (
        <li key={id}>
          <BadgeCheck aria-hidden="true" />
          <EntryText of={title} />
        </li>
      ))}
      {reviews.length > 0 && (
        <li>
          <MessagesSquare aria-hidden="true" />
          <TextLink href="#reviews">{t('reviews.title')}</TextLink>
        </li>
      )}
    </ul>
  );
}

function WhyChooseUs() {
  const { t } = useTranslation('home');
  const { certifications, givesWarranty } = useShop();
  const isCertified = certifications.length > 0;
  const reasons = [
    ['prices', BadgeDollarSign, t('why.prices.text')],
    ['people', MessagesSquare, t(isCertified ? 'why.people.text' : 'why.people.uncertified')],
    ['speed', Timer, t('why.speed.text')],
    givesWarranty
      ? (['warranty', ShieldCheck, t('why.warranty.text')] as const)
      : (['online', CalendarCheck, t('why.online.text')] as const),
  ] as const;
  return (
    <Section heading={t('why.title')} lead={t('why.text')}>
      <Proof />
      <CardGrid columns={4}>
        {reasons.map(([reason, Icon, text]) => (
          <Card key={reason}>
            <IconTile icon={<Icon />} heading={t(`why.${reason}.title`)}>
              <p>{text}</p>
            </IconTile>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

export function HomePage() {
  const { t } = useTranslation('home');
  const town = useTown();
  return (
    <>
      <PageHead isLocal title={t('meta.title')} description={t('meta.description', { town })} />
      <ShopData />
      <HomeHero />
      <EmergencyBand wide />
      <OffersSection />
      <ServicePrices />
      <SetPrice />
      <WhyChooseUs />
      <Reviews />
      <Film />
      <MakePicker />
      <Section>
        <Widget name="symptom-checker" props={{ headingLevel: 2 }} />
      </Section>
      <BookingBand title={t('cta.title')} text={t('cta.text')} />
    </>
  );
}
