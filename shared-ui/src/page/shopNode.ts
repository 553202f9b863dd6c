import { type OpenSpans, publicAddress, type Shop } from '@shop/shared-contract';
import type { DayOfWeek, OpeningHoursSpecification, TireShop } from 'schema-dts';
import { openingWeek } from '../shop/openingWeek';
import { formatWeekday } from '../shop/weekdays';

type TireShopNode = Exclude<TireShop, string>;
type OpeningHoursNode = Exclude<OpeningHoursSpecification, string>;

/** The shop as a schema.org node. It has two types, which the type of one does not allow. */
export interface ShopNode extends Omit<TireShopNode, '@type'> {
  '@type': readonly ['TireShop', 'AutoRepair'];
}

/** Names of weekdays in schema.org: 1 is Monday. */
const dayNames = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => formatWeekday(first + n, 'en') as DayOfWeek);

/** One node for each span; `spans` of a closed day are empty. */
const spanNodes = (spans: OpenSpans, days: Partial<OpeningHoursNode>): OpeningHoursNode[] =>
  spans.map((span) => ({
    '@type': 'OpeningHoursSpecification',
    ...days,
    opens: span.slice(0, 5),
    closes: span.slice(6),
  }));

/** The span by which schema.org marks a closed day. */
const closed = ['00:00-00:00'];

/** Returns town, state and postal code of a US address line, or the whole line as the town. */
function townOf(line: string) {
  const [, town, state, code] = /^(.+), ([A-Z]{2}) ([\d-]{5,10})$/.exec(line) ?? [];
  if (!town || !state || !code) return { addressLocality: line };
  return { addressLocality: town, addressRegion: state, postalCode: code };
}

/** Returns the id with which other nodes of a page refer to the shop. */
export const shopId = () => `${publicAddress('/')}#shop`;

/**
 * Returns the structured data of the shop.
 * @param shop the facts that the page shows
 */
export function shopNode(shop: Shop): ShopNode {
  const social = Object.values(shop.social).filter(Boolean);
  const special = (shop.specialDays ?? []).flatMap(({ first, last, spans }) =>
    spanNodes(spans.length > 0 ? spans : closed, { validFrom: first, validThrough: last }),
  );
  return {
    '@type': ['TireShop', 'AutoRepair'],
    '@id': shopId(),
    name: shop.name,
    url: publicAddress('/'),
    image: publicAddress('/social.png'),
    logo: publicAddress('/icon-512.png'),
    telephone: shop.phone,
    email: shop.email,
    foundingDate: String(shop.founded),
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.addressLine1,
      ...townOf(shop.addressLine2),
      addressCountry: 'US',
    },
    openingHoursSpecification: openingWeek(shop).flatMap(({ first, last, spans }) =>
      spanNodes(spans, { dayOfWeek: dayNames(first, last) }),
    ),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
    ...(social.length > 0 ? { sameAs: social } : {}),
  };
}
