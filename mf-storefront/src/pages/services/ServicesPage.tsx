import { paths, publicAddress, useShop } from '@shop/shared-contract';
import {
  ButtonLink,
  Card,
  CardGrid,
  EmergencyBand,
  FallbackImage,
  Heading,
  Hero,
  IconTile,
  PageHead,
  Section,
  ShopData,
  StructuredData,
  shopId,
  TextLink,
  useTown,
  VisuallyHidden,
} from '@shop/shared-ui';
import { CalendarCheck, Check, ClipboardCheck, Cog, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BookingBand } from '../../bookingBand/BookingBand';
import { usePagePicture } from '../../lists/usePagePicture';
import { NextAvailable } from '../../nextAvailable/NextAvailable';
import bay from '../../pictures/workshop-bay.svg';
import { ServiceOffer } from '../../serviceOffer/ServiceOffer';
import styles from './ServicesPage.module.css';
import { type ServiceGroup, services } from './services';

function ServiceCard({ id, picture, items }: ServiceGroup) {
  const { t } = useTranslation('services');
  const { t: common } = useTranslation('common');
  return (
    <Card
      as="article"
      media={
        <FallbackImage
          {...usePagePicture(id, picture, t(`${id}.picture`))}
          fallback={bay}
          width={800}
          height={500}
          className={styles.picture}
        />
      }
      footer={
        <ButtonLink wide to={paths.booking()}>
          <span>{common('bookNow')}</span>
          <VisuallyHidden>{` (${t(`${id}.title`)})`}</VisuallyHidden>
        </ButtonLink>
      }
    >
      <Heading level={3}>{t(`${id}.title`)}</Heading>
      <p className={styles.text}>{t(`${id}.text`)}</p>
      <ul className={styles.items}>
        {items.map(({ text, to }) => (
          <li key={text} className={styles.item}>
            <Check aria-hidden="true" className={styles.check} />
            {to ? <TextLink to={to}>{t(text)}</TextLink> : <span>{t(text)}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Renders nothing until services have been published. */
function Prices() {
  const { t } = useTranslation('services');
  const { services = [] } = useShop();
  if (services.length === 0) return null;
  return (
    <Section heading={t('prices.title')} lead={t('prices.text')}>
      <ul className={styles.prices}>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceOffer service={service} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ServicesData() {
  const { t } = useTranslation('services');
  const { pagePictures = {} } = useShop();
  return services.map(({ id, picture, items }) => (
    <StructuredData
      key={id}
      data={{
        '@type': 'Service',
        name: t(`${id}.title`),
        description: t(`${id}.text`),
        image: publicAddress(pagePictures[id]?.address ?? picture),
        provider: { '@id': shopId() },
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name: t(`${id}.title`),
          itemListElement: items.map(({ text }) => ({
            '@type': 'Offer' as const,
            itemOffered: { '@type': 'Service' as const, name: t(text) },
          })),
        },
      }}
    />
  ));
}

export function ServicesPage() {
  const { t } = useTranslation('services');
  const { givesWarranty } = useShop();
  const town = useTown();
  const reasons = [
    ['estimate', ClipboardCheck],
    ['parts', Cog],
    givesWarranty ? (['warranty', ShieldCheck] as const) : (['online', CalendarCheck] as const),
  ] as const;
  return (
    <>
      <PageHead isLocal title={t('meta.title')} description={t('meta.description', { town })} />
      <ShopData />
      <ServicesData />
      <Hero title={t('hero.title')} lead={t('hero.text')}>
        <NextAvailable label={(time) => t('hero.next', { time })} />
      </Hero>
      <EmergencyBand wide />
      <Prices />
      <Section tone="tinted" heading={t('list.title')}>
        <CardGrid columns={3}>
          {services.map((service) => (
            <ServiceCard key={service.id} {...service} />
          ))}
        </CardGrid>
      </Section>
      <Section heading={t('why.title')}>
        <CardGrid columns={3}>
          {reasons.map(([reason, Icon]) => (
            <IconTile key={reason} icon={<Icon />} heading={t(`why.${reason}.title`)}>
              <p>{t(`why.${reason}.text`)}</p>
            </IconTile>
          ))}
        </CardGrid>
      </Section>
      <BookingBand title={t('cta.title')} text={t('cta.text')} />
    </>
  );
}
