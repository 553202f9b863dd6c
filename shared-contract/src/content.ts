import type { Language } from '@shop/shared-i18n';
import { builtInShop, type Shop } from './builtInShop';
import type { PublishedText } from './publishedLists';

/** Published texts by dotted dictionary key, by namespace. */
export type PublishedTexts = Record<string, Record<string, string>>;

/** A picture of which the site has files of its own; its address is that of the largest. */
export interface PublishedPicture {
  /** Of the largest file. */
  width: number;
  height: number;
  srcset: string;
  /** Absent where staff have written none. */
  alt?: PublishedText;
}

/** A product as pages show it. Optional fields are absent when empty. */
export interface PublishedProduct {
  id: string;
  kind: 'tire' | 'part';
  /** The manufacturer's spelling. */
  name: string;
  description: string;
  /** US dollars. */
  price: number;
  category: string;
  image_url: string;
  /** Neither marked as sold out, nor all promised. */
  in_stock: boolean;
  created_at: string;
  condition: 'new' | 'used';
  brand?: string;
  sku?: string;
  /** `225/65R17`, `LT265/70R17`, `35X12.50R20LT`. */
  size?: string;
  load_index?: number;
  speed_rating?: string;
  /** 32nds of an inch. */
  tread_32nds?: number;
  /** Week and year of manufacture, `3521`. */
  dot?: string;
  /** 0 to 5, with the number of reviews behind it. */
  rating?: number;
  reviews?: number;
  /** An example of a new shop. */
  is_sample?: true;
  /** Neither sold nor promised; absent when the shop does not count them. */
  available?: number;
  free_shipping?: true;
  name_es?: string;
  description_es?: string;
  photos?: string[];
  /** By address, those among `image_url` and `photos` that staff uploaded. */
  pictures?: Record<string, PublishedPicture>;
}

/** Tires that a model left the factory with, as marked on the sidewall: `225/65R17 102H`. */
export interface PublishedVehicleTires {
  make: string;
  model: string;
  /** Absent where they apply to every engine. */
  engine?: string;
  /** Model years; `to` is absent while the model is built. */
  from: number;
  to?: number;
  front: string;
  rear?: string;
  /** Staff have not compared it with a vehicle yet. */
  example?: true;
}

/** The file `/content/<digest>.json`. */
export interface Content {
  /** Empty before anything is published. */
  shop: Partial<Shop>;
  texts: Record<Language, PublishedTexts>;
  /** Path of the file with the products, newest first; empty where there are none. */
  products: string;
  vehicleTires?: string;
  /** The present slugs of articles, by earlier ones. */
  movedArticles: Record<string, string>;
  /** Path of the file with the text of an article, by its slug. */
  [article: `article ${string}`]: string;
}

/** The part of the content that a page shows and its HTML carries. */
export interface ContentSlice {
  shop: Partial<Shop>;
  texts: Partial<Record<Language, PublishedTexts>>;
  products?: string;
  page?: { path: string; content: unknown };
}

export const emptyContent: Content = {
  shop: {},
  texts: { en: {}, es: {} },
  products: '',
  movedArticles: {},
};

export interface ContentSource {
  content(): Promise<Content>;
  products(): Promise<readonly PublishedProduct[]>;
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
 * Loads what staff published, once for each opened page. It may be newer than the page's HTML, so nothing that the
 * HTML shows may come from it.
 * @throws when the content file cannot be loaded; the next call tries again
 */
export const publishedContent = (): Promise<Content> => source.content();

/**
 * Loads the shop's facts as `publishedContent` does; the built-in ones where nothing is published.
 * @throws when the content file cannot be loaded; the next call tries again
 */
export const publishedShop = async (): Promise<Shop> => ({
  ...builtInShop,
  ...(await publishedContent()).shop,
});

/**
 * Loads the published products, newest first. It returns the same promise at every call, as React's `use` requires; a
 * rejected one until `forgetFailedProducts` is called.
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

export function forgetFailedProducts() {
  if (products?.failed) products = undefined;
}

/** The name of a page's own content for `loadForPage`; the path has no language folder. */
export const ownContentPart = (path: string) => `content of ${path}`;

/**
 * Loads what a component needs before it can be hydrated, for React's `use`. On composed HTML the promise never
 * rejects, since React would remove the HTML: the shell offers a retry instead.
 * @param part a name that is unique among what the page loads
 * @throws what `load` throws, on a page that was rendered in the browser
 */
export const loadForPage = <T>(part: string, load: () => Promise<T>): Promise<T> =>
  source.load(part, load);
