import * as z from 'zod';

// What schema.org and the rich results of search engines ask of each kind of node. Strict: a misspelled property is
// ignored by both, without a word.

// A path where the site has no public address.
const address = z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?!\/)\S*$/)]);
const text = z.string().trim().min(1);
const day = z.iso.date();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const weekday = z.enum([
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]);
const reference = z.strictObject({ '@id': address });
const node = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) =>
  z.strictObject({ '@type': z.literal(type), ...shape });

const price = { price: z.number().min(0), priceCurrency: z.literal('USD') };
const hours = { opens: time, closes: time };

const product = {
  name: text,
  description: z.string(),
  url: address,
  image: z.array(address).min(1).optional(),
  brand: node('Brand', { name: text }).optional(),
  sku: text.optional(),
  offers: node('Offer', {
    ...price,
    url: address,
    availability: z.literal(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
    itemCondition: z.enum(['https://schema.org/NewCondition', 'https://schema.org/UsedCondition']),
    seller: reference,
  }),
};

const shapes = {
  'TireShop,AutoRepair': {
    '@type': z.tuple([z.literal('TireShop'), z.literal('AutoRepair')]),
    '@id': address,
    name: text,
    url: address,
    image: address,
    logo: address,
    telephone: z.string().regex(/^\+[1-9]\d{7,14}$/),
    email: z.email(),
    hasMap: address,
    geo: node('GeoCoordinates', {
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }).optional(),
    foundingDate: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
    areaServed: z.array(text).min(1).optional(),
    address: node('PostalAddress', {
      streetAddress: text,
      addressLocality: text,
      addressRegion: z.string().length(2).optional(),
      postalCode: text.optional(),
      addressCountry: z.literal('US'),
    }),
    openingHoursSpecification: z.array(
      node('OpeningHoursSpecification', { ...hours, dayOfWeek: z.array(weekday).min(1) }),
    ),
    specialOpeningHoursSpecification: z
      .array(node('OpeningHoursSpecification', { ...hours, validFrom: day, validThrough: day }))
      .min(1)
      .optional(),
    sameAs: z.array(address).min(1).optional(),
  },
  BreadcrumbList: {
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(node('ListItem', { position: z.int().min(1), name: text, item: address }))
      .min(2),
  },
  ItemList: {
    '@type': z.literal('ItemList'),
    name: text,
    itemListElement: z
      .array(node('ListItem', { position: z.int().min(1), item: node('Product', product) }))
      .min(1),
  },
  Product: { '@type': z.literal('Product'), ...product },
  Service: {
    '@type': z.literal('Service'),
    name: text,
    url: address.optional(),
    description: text.optional(),
    image: address.optional(),
    provider: reference,
    offers: node('Offer', {
      ...price,
      name: text.optional(),
      image: address.optional(),
      url: address.optional(),
      validFrom: z.iso.datetime().optional(),
      validThrough: z.iso.datetime().optional(),
    }).optional(),
    hasOfferCatalog: node('OfferCatalog', {
      name: text,
      itemListElement: z
        .array(node('Offer', { itemOffered: node('Service', { name: text }) }))
        .min(1),
    }).optional(),
  },
  Article: {
    '@type': z.literal('Article'),
    headline: text,
    description: z.string(),
    image: address.optional(),
    datePublished: day,
    inLanguage: z.literal(['en', 'es']),
    author: node('Person', { name: text }).optional(),
    publisher: reference,
  },
};

const isKnown = (type: string): type is keyof typeof shapes => Object.hasOwn(shapes, type);

/**
 * Validates nodes of JSON-LD, and returns them.
 * @param nodes the parsed contents of the script elements of a page
 * @throws when a kind of node is unknown here, or a node is not what schema.org and search engines ask for
 */
export function validStructuredData(nodes: readonly unknown[]) {
  return nodes.map((found) => {
    const { '@type': type } = z.looseObject({ '@type': z.unknown() }).parse(found);
    const name = String(type);
    if (!isKnown(name)) throw new Error(`No schema for structured data of the type ${name}`);
    const context = { '@context': z.literal('https://schema.org') };
    return z.strictObject({ ...context, ...shapes[name] }).parse(found) as Record<string, unknown>;
  });
}
