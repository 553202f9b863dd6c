import { publicAddress } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { StructuredData, shopId } from '@shop/shared-ui';
import { servicesLocales } from './locales/servicesLocales';
import { services } from './services';

/** The three workshops, for search engines. */
export function ServicesData() {
  const t = useTranslate(servicesLocales);
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
