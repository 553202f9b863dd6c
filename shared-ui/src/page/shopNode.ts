import { publicAddress, type Shop } from '@shop/shared-contract';
import type { OpeningHoursSpecification, TireShop } from 'schema-dts';

type TireShopNode = Exclude<TireShop, string>;

/** The shop as a schema.org node. It has two types, which the type of one does not allow. */
export interface ShopNode extends Omit<TireShopNode, '@type'> {
  '@type': readonly ['TireShop', 'AutoRepair'];
}

const daysOf = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  saturday: ['Saturday'],
  sunday: ['Sunday'],
} as const;

function openingHours(hours: Shop['hours']): OpeningHoursSpecification[] {
  return (['weekdays', 'saturday', 'sunday'] as const).flatMap((days) => {
    const [opens, closes] = hours[days].split('-');
    if (!opens || !closes) return [];
    return [
      {
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: [...daysOf[days]],
        opens,
        closes,
      },
    ];
  });
}

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
    openingHoursSpecification: openingHours(shop.hours),
    ...(social.length > 0 ? { sameAs: social } : {}),
  };
}
