import { type OpenSpans, publicAddress, type Shop, timesOfSpan } from '@shop/shared-contract';
import type { DayOfWeek, OpeningHoursSpecification, TireShop } from 'schema-dts';
import { formatWeekday } from '../shop/weekdays';
import { mapAddress } from './mapAddresses';
import { townOf } from './townOf';

type TireShopNode = Exclude<TireShop, string>;
type OpeningHoursNode = Exclude<OpeningHoursSpecification, string>;

/** It has two types, which the type of schema-dts does not allow. */
export interface ShopNode extends Omit<TireShopNode, '@type'> {
  '@type': readonly ['TireShop', 'AutoRepair'];
}

/** Names of weekdays in schema.org: 1 is Monday. */
const dayNames = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => formatWeekday(first + n, 'en') as DayOfWeek);

/** `spans` of a closed day are empty. */
const spanNodes = (spans: OpenSpans, days: Partial<OpeningHoursNode>): OpeningHoursNode[] =>
  spans.map((span) => {
    const [opens, closes] = timesOfSpan(span);
    return { '@type': 'OpeningHoursSpecification', ...days, opens, closes };
  });

const closed = ['00:00-00:00'];

export const shopId = () => `${publicAddress('/')}#shop`;

/**
 * The shop as a schema.org node. It has no price range: one of its services would be false beside a set of tires, and
 * one of everything would say nothing.
 */
export function shopNode(shop: Shop): ShopNode {
  const social = Object.values(shop.social).filter(Boolean);
  const special = shop.specialDays.flatMap(({ first, last, spans }) =>
    spanNodes(spans.length > 0 ? spans : closed, { validFrom: first, validThrough: last }),
  );
  const { position, addressLine1, addressLine2 } = shop;
  const { locality = addressLine2, region, postalCode } = townOf(addressLine2);
  return {
    '@type': ['TireShop', 'AutoRepair'],
    '@id': shopId(),
    name: shop.name,
    url: publicAddress('/'),
    image: publicAddress('/social.png'),
    logo: publicAddress('/icon-512.png'),
    telephone: shop.phone,
    email: shop.email,
    hasMap: mapAddress(`${addressLine1}, ${addressLine2}`),
    ...(position ? { geo: { '@type': 'GeoCoordinates', ...position } } : {}),
    ...(shop.founded ? { foundingDate: String(shop.founded) } : {}),
    ...(shop.areaServed.length > 0 ? { areaServed: shop.areaServed } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: addressLine1,
      addressLocality: locality,
      ...(region && postalCode ? { addressRegion: region, postalCode } : {}),
      addressCountry: 'US',
    },
    openingHoursSpecification: shop.openingHours.flatMap(({ first, last, spans }) =>
      spanNodes(spans, { dayOfWeek: dayNames(first, last) }),
    ),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
    ...(social.length > 0 ? { sameAs: social } : {}),
  };
}
