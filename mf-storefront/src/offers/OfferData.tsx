import { publicAddress, textIn } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { StructuredData, shopId } from '@shop/shared-ui';
import type { ShownOffer } from './useOffers';

/** For search engines: what the service costs with the offer, and how long. Renders nothing without a price. */
export function OfferData({ offer }: { offer: ShownOffer }) {
  const { title, picture, of, left, from, until } = offer;
  const { language } = useLanguage();
  if (!of || left === undefined) return null;
  return (
    <StructuredData
      data={{
        '@type': 'Service',
        name: of.name[language],
        provider: { '@id': shopId() },
        offers: {
          '@type': 'Offer',
          name: textIn(title, language).text,
          ...(picture && { image: publicAddress(picture) }),
          price: left,
          priceCurrency: 'USD',
          validFrom: from,
          validThrough: until,
        },
      }}
    />
  );
}
