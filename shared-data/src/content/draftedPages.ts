import {
  type ArticleText,
  type ContentSlice,
  type PublishedProduct,
  paths,
  pictureAddress,
  type RichElement,
} from '@shop/shared-contract';
import { type PictureRow, rowsWithPictures, withPictures } from '../pictures/picture';
import type { Product } from '../products/product';
import { type ProductPageContent, productPath } from '../products/productPath';
import { articleFiles } from './articleFiles';
import { articlePages } from './articlePages';
import { type EntryRow, listsFromRows } from './listsFromRows';
import { replacePictures, richText } from './richText';

type DraftedPage = NonNullable<ContentSlice['page']>;

/** Where pictures are shown from of which the site may not have files yet, by their addresses. */
type Sources = ReadonlyMap<string, string>;

/** The addresses of the uploaded pictures that rows show. */
export const shownPictures = (rows: {
  products?: readonly Product[];
  listEntries?: readonly EntryRow[];
}): string[] =>
  rowsWithPictures({ products: [], listEntries: [], offers: [], settings: [], ...rows }).flatMap(
    ({ addresses }) => addresses,
  );

const shownFrom =
  (sources: Sources) =>
  ({ src = '', srcset, ...picture }: RichElement): RichElement => {
    const source = sources.get(src);
    return source === undefined
      ? { ...picture, src, ...(srcset && { srcset }) }
      : { ...picture, src: source };
  };

/**
 * Returns the page of an article before it is published, as composing would.
 * @param others the published ones, in their order
 * @param pictures those that all of them show
 */
export function draftedArticlePage(
  row: EntryRow,
  others: readonly EntryRow[],
  pictures: readonly PictureRow[],
  sources: Sources,
): DraftedPage {
  const parse = (markdown: string) => richText(markdown);
  const texts = articleFiles([row], pictures, parse)[`article ${row.slug}`] ?? {};
  const text: ArticleText = Object.fromEntries(
    Object.entries(texts).map(([language, each]) => [
      language,
      replacePictures(each, shownFrom(sources)),
    ]),
  );
  const { articles } = listsFromRows([row, ...others], pictures);
  const shown = articles.map((article) => ({
    ...article,
    ...(article.picture && { picture: sources.get(article.picture) ?? article.picture }),
  }));
  const path = paths.article(row.slug);
  const pages = articlePages({
    content: { shop: { articles: shown } },
    files: { [`article ${row.slug}`]: text },
  });
  return { path, content: pages[path]?.() };
}

/** As the publisher reads a product: what is empty is left out. */
function publishedProduct({ in_stock, available, ...row }: Product): PublishedProduct {
  const { quantity: _, low_stock, promised, is_low, updated_at, ...shown } = row;
  const given = Object.entries(shown).filter(
    ([, value]) => value !== null && value !== '' && value !== false && String(value) !== '',
  );
  return {
    ...(Object.fromEntries(given) as unknown as PublishedProduct),
    price: row.price,
    in_stock: in_stock && (available ?? 1) > 0,
    ...(available !== null && { available }),
  };
}

/** Returns the page of a product before it is published, without other products. */
export function draftedProductPage(
  row: Product,
  rows: readonly PictureRow[],
  sources: Sources,
): DraftedPage {
  const shownAt = (address: string) => sources.get(address) ?? address;
  const shown = rows.filter(({ id }) => !sources.has(pictureAddress(id)));
  const [product = publishedProduct(row)] = withPictures([publishedProduct(row)], shown);
  const { image_url, photos } = product;
  const page: ProductPageContent = {
    product: {
      ...product,
      image_url: shownAt(image_url),
      ...(photos && { photos: photos.map(shownAt) }),
    },
    related: [],
  };
  return { path: productPath(product), content: page };
}
