import type { Language } from '@shop/shared-i18n';
import type { Shop } from './builtInShop';

/** Published texts by dotted dictionary key, by namespace. */
export type PublishedTexts = Record<string, Record<string, string>>;

/** A product, as it stands in the content files. */
export interface PublishedProduct {
  id: string;
  name: string;
  description: string;
  /** US dollars. */
  price: number;
  category: string;
  image_url: string;
  /** True when it can be bought now: neither marked as sold out, nor all of them promised. */
  in_stock: boolean;
  /** ISO instant. */
  created_at: string;
  /** Absent for a tire, and in content files of earlier releases. The fields below are absent when empty. */
  kind?: 'part';
  brand?: string;
  sku?: string;
  /** Absent for a new product. */
  condition?: 'used';
  /** Of a tire: `225/65R17`, `LT265/70R17`, `35X12.50R20LT`. */
  size?: string;
  load_index?: number;
  /** One letter. */
  speed_rating?: string;
  /** 32nds of an inch, of a used tire. */
  tread_32nds?: number;
  /** Week and year of manufacture, `3521`, of a used tire. */
  dot?: string;
  /** How many are neither sold nor promised; absent when the shop does not count them. */
  available?: number;
  free_shipping?: true;
  name_es?: string;
  description_es?: string;
  /** Further photos after `image_url`, in their order. */
  photos?: string[];
}

/**
 * Tires that a model left the factory with, in a content file. Fields are absent when empty. Tires are
 * marked as on the sidewall: `225/65R17 102H`.
 */
export interface PublishedVehicleTires {
  make: string;
  model: string;
  /** Absent where they apply to every engine. */
  engine?: string;
  /** First model year. */
  from: number;
  /** Last model year; absent while the model is built. */
  to?: number;
  /** The front tires, or all four. */
  front: string;
  /** The rear tires where they differ. */
  rear?: string;
  /** An example that staff have not compared with a vehicle yet. */
  example?: true;
}

/**
 * What staff published: the file `/content/<digest>.json` that `site.json` names. Remotes of earlier
 * releases read it too, so fields are only ever added.
 */
export interface Content {
  shop: Partial<Shop>;
  /** Days without appointments, as the setting `closures` holds them. */
  closures: string;
  texts: Record<Language, PublishedTexts>;
  /** Path of the file with the products, newest first; empty where there are none. */
  products: string;
  /** Path of the file with the tires of vehicles (`PublishedVehicleTires`), for the vehicle finder. */
  vehicleTires?: string;
  /** Path of the file with the content of further pages, by address; the composer reads it. */
  pages?: string;
}

/** The part of the content that the HTML of a page carries, because the page shows it. */
export interface ContentSlice {
  shop: Partial<Shop>;
  texts: Partial<Record<Language, PublishedTexts>>;
  /** Path of the file with the products, where the page shows them. */
  products?: string;
  /** The content of this page alone, where it is one that the content names. */
  page?: { path: string; content: unknown };
}

/** Dictionaries of the layout itself; those of a page come with the page. */
const LAYOUT_NAMESPACES = ['common', 'layout'];

/**
 * The part of the content that the layout shows, whatever page is in it.
 * @param content what was published, or nothing yet
 */
export function layoutSlice({ shop = {}, texts }: Partial<Content>): ContentSlice {
  const ofLayout = (all: PublishedTexts = {}) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => LAYOUT_NAMESPACES.includes(name)));
  return { shop, texts: { en: ofLayout(texts?.en), es: ofLayout(texts?.es) } };
}

/** The content of a site on which nothing has been published. */
export const emptyContent: Content = {
  shop: {},
  closures: '',
  texts: { en: {}, es: {} },
  products: '',
};

/** Loads published content, and what else a page needs. */
export interface ContentSource {
  content(): Promise<Content>;
  products(): Promise<readonly PublishedProduct[]>;
  /** See `loadForPage`. */
  load<T>(part: string, load: () => Promise<T>): Promise<T>;
}

const emptySource: ContentSource = {
  content: async () => emptyContent,
  products: async () => [],
  load: (_, load) => load(),
};

let source = emptySource;
let products: { loading: Promise<readonly PublishedProduct[]>; failed: boolean } | undefined;

/** Sets the source of published content. The shell calls it once, at start; tests call it too. */
export function provideContent(next: Partial<ContentSource>) {
  source = { ...emptySource, ...next };
  products = undefined;
}

/**
 * Loads what staff published, once for as long as the page is open. It may be newer than the page's
 * HTML, so nothing that the HTML shows may come from it.
 * @throws when the content file cannot be loaded; the next call tries again
 */
export const publishedContent = (): Promise<Content> => source.content();

/**
 * Loads the products that staff published, newest first. It returns the same promise at every call, as
 * React's `use` requires; a rejected one until `forgetFailedProducts` is called.
 * @throws when the file cannot be loaded
 */
export function publishedProducts(): Promise<readonly PublishedProduct[]> {
  if (!products) {
    const next = { loading: source.products(), failed: false };
    products = next;
    next.loading.catch(() => {
      next.failed = true;
    });
  }
  return products.loading;
}

/** Lets the next call of `publishedProducts` load the products again if they could not be loaded. */
export function forgetFailedProducts() {
  if (products?.failed) products = undefined;
}

/**
 * Loads something that a component waits for, with React's `use`, before it can be hydrated. While the
 * visitor reads composed HTML the promise does not reject, since React would remove the HTML: the
 * shell offers a retry, and the promise resolves when that succeeds.
 * @param part a name that is unique among what the page loads
 * @throws what `load` throws, on a page that was rendered in the browser
 */
export const loadForPage = <T>(part: string, load: () => Promise<T>): Promise<T> =>
  source.load(part, load);
