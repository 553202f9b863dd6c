import { useTranslate } from '@shop/shared-i18n';
import { StructuredData, shopId } from '@shop/shared-ui';
import { bookingLocales } from '../../locales/bookingLocales';
import { shopServices } from '../../rules/services';

/** What can be booked and what it costs, for search engines. */
export function ServicesData() {
  const t = useTranslate(bookingLocales);
  return shopServices.map(({ id, key, price }) => (
    <StructuredData
      key={id}
      data={{
        '@type': 'Service',
        name: t(`services.${key}`),
        provider: { '@id': shopId() },
        offers: { '@type': 'Offer', price, priceCurrency: 'USD' },
      }}
    />
  ));
}
