import {
  builtInShop,
  type Content,
  type PublishedOffer,
  type PublishedProduct,
  type PublishedService,
  type PublishedTexts,
  type PublishedVehicleTires,
  type RichText,
  SHOP_ZONE,
  type Shop,
  type VideoKind,
  videoKind,
} from '@shop/shared-contract';
import {
  type PictureRow,
  pagePicturesOf,
  pictureTexts,
  type SettingRow,
  withPictures,
} from '../pictures/picture';
import { tiresFrom } from '../products/tiresFrom';
import {
  type ClosureRow,
  type OpeningRow,
  openingDays,
  specialDays,
} from '../schedule/publishedSchedule';
import { runningOffers, untilOffersChange } from '../schedule/runningOffers';
import { articleFiles, movedArticles } from './articleFiles';
import { parseIdentifier } from './identifiers';
import { type EntryRow, listsFromRows } from './listsFromRows';
import { richText } from './richText';
import { shopFromSettings } from './shopFromSettings';

export interface ContentRows {
  settings: SettingRow[];
  contentBlocks: { page: string; identifier: string; content: string }[];
  /** Newest first. */
  products: PublishedProduct[];
  /** By id; of those that these rows show, the site has the files. */
  pictures: PictureRow[];
  /** The active ones in their order. */
  services: PublishedService[];
  /** By weekday and time. */
  openingHours: OpeningRow[];
  /** By day. */
  closures: ClosureRow[];
  /** Those that are not over, of no service or of one that can be booked, by their end. */
  offers: PublishedOffer[];
  /** In the order of their lists, without hidden ones. */
  listEntries: EntryRow[];
  /** By make, model, year and rim. */
  vehicleTires: PublishedVehicleTires[];
  /** On the shop's calendar. */
  today: string;
  /** Instant, by the clock of the database. */
  now: string;
  sendsMail: boolean;
}

function textsFrom(blocks: ContentRows['contentBlocks']): Content['texts'] {
  const texts: Record<'en' | 'es', PublishedTexts> = { en: {}, es: {} };
  for (const { page, identifier, content } of blocks) {
    if (!content.trim()) continue;
    const { language, key } = parseIdentifier(identifier);
    texts[language][page] = { ...texts[language][page], [key]: content };
  }
  return texts;
}

/** Adds to each offer what its picture shows. */
function describePictures(offers: readonly PublishedOffer[], pictures: readonly PictureRow[]) {
  const texts = pictureTexts(pictures);
  return offers.map((offer) => {
    const pictureText = texts.get(offer.picture ?? '');
    return pictureText ? { ...offer, pictureText } : offer;
  });
}

/**
 * Converts rows to published content and the contents of separate files. Malformed settings are left out.
 * @param parse makes elements of the text of an article
 */
export function contentFromRows(
  { settings, contentBlocks, products, ...rows }: ContentRows,
  parse: (markdown: string) => RichText = richText,
) {
  const { vehicleTires, pictures, listEntries: entries, sendsMail } = rows;
  const pagePictures = pagePicturesOf(settings, pictures);
  const facts = shopFromSettings(settings, builtInShop);
  const cheapest = tiresFrom(products, facts.installation);
  const content: Omit<Content, 'products' | 'vehicleTires'> = {
    shop: {
      ...facts,
      openingHours: openingDays(rows.openingHours),
      specialDays: specialDays(rows.openingHours, rows.closures, rows.today),
      services: rows.services,
      ...runningOffers(describePictures(rows.offers, pictures), rows.now),
      ...listsFromRows(entries, pictures),
      ...(cheapest && { tiresFrom: cheapest }),
      ...(Object.keys(pagePictures).length > 0 && { pagePictures }),
      sendsMail,
    } satisfies Shop,
    texts: textsFrom(contentBlocks),
    movedArticles: movedArticles(entries),
  };
  return {
    content,
    files: {
      products: withPictures(products, pictures),
      vehicleTires,
      ...articleFiles(entries, pictures, parse),
    },
  };
}

// JSON, not columns: the drivers of PGlite and PostgreSQL convert numbers and timestamps in
// different ways. The collation keeps the order the same in every database.
const instant = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A text of an offer; the one in Spanish stands for a missing one in English. */
const bilingual = (column: string) =>
  `case when concat(o.${column}, o.${column}_es) <> '' then json_build_object(
     'en', coalesce(nullif(o.${column}, ''), o.${column}_es), 'es', nullif(o.${column}_es, '')) end`;

const query = `select json_build_object(
  'settings', (select coalesce(json_agg(json_build_object('id', s.id, 'key', s.key, 'value', s.value)
     order by s.key collate "C"), '[]')
   from public.settings s),
  'contentBlocks', (select coalesce(json_agg(
     json_build_object('page', b.page, 'identifier', b.identifier, 'content', b.content)
     order by b.page collate "C", b.identifier collate "C"), '[]')
   from public.content_blocks b),
  'products', (select coalesce(json_agg(json_strip_nulls(json_build_object(
       'id', p.id, 'name', p.name, 'description', p.description, 'price', p.price,
       'category', p.category, 'image_url', p.image_url,
       'in_stock', p.in_stock and coalesce(p.available > 0, true),
       'created_at', ${instant('p.created_at')},
       'kind', p.kind, 'condition', p.condition, 'brand', nullif(p.brand, ''), 'sku', nullif(p.sku, ''),
       'size', nullif(p.size, ''),
       'load_index', p.load_index, 'speed_rating', nullif(p.speed_rating, ''),
       'tread_32nds', p.tread_32nds, 'dot', nullif(p.dot, ''), 'available', p.available,
       'rating', p.rating, 'reviews', p.reviews, 'is_sample', nullif(p.is_sample, false),
       'free_shipping', nullif(p.free_shipping, false), 'name_es', nullif(p.name_es, ''),
       'description_es', nullif(p.description_es, ''), 'photos', nullif(p.photos, '{}')))
     order by p.created_at desc, p.id), '[]')
   from public.products p),
  'pictures', (select coalesce(json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height,
       'alt', i.alt, 'alt_es', i.alt_es) order by i.id collate "C"), '[]')
   from public.pictures i),
  'services', (select coalesce(json_agg(json_strip_nulls(json_build_object(
       'id', s.id, 'name', json_build_object('en', s.name, 'es', s.name_es),
       'description', case when concat(s.description, s.description_es) <> '' then json_build_object(
         'en', coalesce(nullif(s.description, ''), s.description_es),
         'es', nullif(s.description_es, '')) end,
       'minutes', s.minutes, 'price', s.price, 'inWizard', s.in_wizard))
     order by s.position, s.id collate "C"), '[]')
   from public.services s where s.is_active),
  'openingHours', (select coalesce(json_agg(json_build_object('weekday', o.weekday,
       'opens', to_char(o.opens, 'HH24:MI'), 'closes', to_char(o.closes, 'HH24:MI'))
     order by o.weekday, o.opens), '[]')
   from public.opening_hours o),
  'closures', (select coalesce(json_agg(json_build_object(
       'first_day', c.first_day, 'last_day', c.last_day,
       'closes', to_char(c.closes, 'HH24:MI'), 'reopens', to_char(c.reopens, 'HH24:MI'),
       'reason', c.reason, 'reason_es', c.reason_es)
     order by c.first_day, c.closes nulls first, c.id), '[]')
   from public.closures c),
  'offers', (select coalesce(json_agg(json_strip_nulls(json_build_object(
       'id', o.id, 'title', ${bilingual('title')}, 'text', ${bilingual('text')},
       'smallPrint', ${bilingual('small_print')}, 'picture', nullif(o.picture, ''),
       'service', o.service, 'category', o.category, 'percent', o.percent, 'amount', o.amount,
       'from', ${instant('o.starts_at')}, 'until', ${instant('o.ends_at')}))
     order by o.ends_at, o.id), '[]')
   from public.offers o left join public.services s on s.id = o.service
   where o.ends_at > now() and (o.service is null or s.is_active)),
  'listEntries', (select coalesce(json_agg(to_jsonb(e) - '{position,is_hidden,updated_at}'::text[]
       || jsonb_build_object('written_at', ${instant('e.written_at')})
     order by e.list collate "C", e.position, e.id), '[]')
   from public.list_entries e where not e.is_hidden),
  'vehicleTires', (select coalesce(json_agg(json_strip_nulls(json_build_object(
       'make', v.make, 'model', v.model, 'engine', nullif(v.engine, ''),
       'from', v.first_year, 'to', v.last_year,
       'front', v.size || ' ' || v.load_index || v.speed_rating,
       'rear', nullif(v.rear_size, '') || ' ' || v.rear_load_index || v.rear_speed_rating,
       'example', nullif(v.is_example, false)))
     order by v.make collate "C", v.model collate "C", v.engine collate "C", v.first_year,
       substring(v.size from 'R([0-9]{2})'), v.size collate "C", v.rear_size collate "C")
     , '[]')
   from public.vehicle_tires v),
  'sendsMail', public.sends_mail(),
  'now', ${instant('now()')},
  'today', (now() at time zone '${SHOP_ZONE}')::date)`;

/** The services whose players the content shows. */
const embeds = ({ shop }: { shop?: Partial<Pick<Shop, 'video'>> }): VideoKind[] => {
  const kinds = new Set(Object.values(shop?.video ?? {}).map(videoKind));
  kinds.delete('file');
  return [...kinds].sort();
};

export const contentSource = {
  query,
  parse: (rows: unknown) => contentFromRows(rows as ContentRows),
  embeds,
  /** Milliseconds after which the same rows become other content; undefined: never. */
  changesIn: (rows: unknown) => {
    const { offers, now } = rows as ContentRows;
    return untilOffersChange(offers, now);
  },
  /** For databases without uploaded pictures, all of whose rows can be published. */
  make: async (rows: unknown) => ({ ...contentFromRows(rows as ContentRows), failed: [] }),
};
