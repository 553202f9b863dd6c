import { type OpenSpans, publicAddress, type Shop, timesOfSpan } from '@shop/shared-contract';
import type { DayOfWeek, OpeningHoursSpecification, TireShop } from 'schema-dts';
import { formatWeekday } from '../shop/weekdays';

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

/** Splits a US address line; the whole line is the town where it has another form. */
function townOf(line: string) {
  const [, town, state, code] = /^(.+), ([A-Z]{2}) ([\d-]{5,10})$/.exec(line) ?? [];
  if (!town || !state || !code) return { addressLocality: line };
  return { addressLocality: town, addressRegion: state, postalCode: code };
}

/** `$30-$200`: what the services cost; undefined before any is published. */
function priceRange({ services = [] }: Shop): string | undefined {
  const prices = services.map(({ price }) => price).filter((price) => price > 0);
  if (prices.length === 0) return undefined;
  return [...new Set([Math.min(...prices), Math.max(...prices)])]
    .map((price) => `$${price}`)
    .join('-');
}

export const shopId = () => `${publicAddress('/')}#shop`;

export function shopNode(shop: Shop): ShopNode {
  const social = Object.values(shop.social).filter(Boolean);
  const special = shop.specialDays.flatMap(({ first, last, spans }) =>
    spanNodes(spans.length > 0 ? spans : closed, { validFrom: first, validThrough: last }),
  );
  const range = priceRange(shop);
  const { position } = shop;
  return {
    '@type': ['TireShop', 'AutoRepair'],
    '@id': shopId(),
    name: shop.name,
    url: publicAddress('/'),
    image: publicAddress('/social.png'),
    logo: publicAddress('/icon-512.png'),
    telephone: shop.phone,
    email: shop.email,
    ...(range ? { priceRange: range } : {}),
    ...(position ? { geo: { '@type': 'GeoCoordinates', ...position } } : {}),
    foundingDate: String(shop.founded),
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.addressLine1,
      ...townOf(shop.addressLine2),
      addressCountry: 'US',
    },
    openingHoursSpecification: shop.openingHours.flatMap(({ first, last, spans }) =>
      spanNodes(spans, { dayOfWeek: dayNames(first, last) }),
    ),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
    ...(social.length > 0 ? { sameAs: social } : {}),
  };
}
