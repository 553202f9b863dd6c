import { publicAddress } from '@shop/shared-contract';
import {
  CardGrid,
  Hero,
  IconTile,
  PageHead,
  Section,
  ShopData,
  StructuredData,
  shopId,
} from '@shop/shared-ui';
import { ClipboardCheck, Cog, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BookingBand } from '../../bookingBand/BookingBand';
import { NextAvailable } from '../../nextAvailable/NextAvailable';
import { Prices } from './Prices';
import { ServiceCard } from './ServiceCard';
import { services } from './services';

/** Structured data for search engines: the three service groups. */
function ServicesData() {
  const { t } = useTranslation('services');
  return services.map(({ id, picture, items }) => (
    <StructuredData
      key={id}
      data={{
        '@type': 'Service',
        name: t(`${id}.title`),
        description: t(`${id}.text`),
        image: publicAddress(picture),
        provider: { '@id': shopId() },
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name: t(`${id}.title`),
          itemListElement: items.map((item) => ({
            '@type': 'Offer' as const,
            itemOffered: { '@type': 'Service' as const, name: t(item) },
          })),
        },
      }}
    />
  ));
}

const reasons = [
  ['estimate', ClipboardCheck],
  ['parts', Cog],
  ['warranty', ShieldCheck],
] as const;

export function ServicesPage() {
  const { t } = useTranslation('services');
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <ShopData />
      <ServicesData />
      <Hero title={t('hero.title')} lead={t('hero.text')}>
        <NextAvailable label={(time) => t('hero.next', { time })} />
      </Hero>
      <Section heading={t('list.title')}>
        <CardGrid columns={3}>
          {services.map((service) => (
            <ServiceCard key={service.id} {...service} />
          ))}
        </CardGrid>
      </Section>
      <Prices />
      <Section tone="tinted" heading={t('why.title')}>
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
