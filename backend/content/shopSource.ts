import type { FailedRow, PublisherSource } from '@shop/platform/publish/publish';
import type { Shop } from '../../shared-contract/src/builtInShop';
import type { PagePictures } from '../../shared-contract/src/pagePictures';
import type { PublishedLists } from '../../shared-contract/src/publishedLists';
import {
  type ContentRows,
  contentFromRows,
  contentSource,
} from '../../shared-data/src/content/contentSource';
import { listNames } from '../../shared-data/src/content/listNames';
import { picturePlaceOf } from '../../shared-data/src/pictures/picture';
import { runningOffers } from '../../shared-data/src/schedule/runningOffers';
import type { ContentWithFiles } from '../../shared-site/rendering';
import { createPictureMaker, type ReadUpload } from '../pictures/makePictures';
import { createArticleParser } from './articleParser';

interface Row {
  id: string;
}

type Made = ReturnType<typeof contentFromRows>;

/** Puts the last good versions of rows that failed among the others, in the order of the rows. */
function keepLastGood(
  { content, files }: Made,
  rows: ContentRows,
  isFailed: (row: Row) => boolean,
  published: ContentWithFiles,
): ContentWithFiles {
  const before = published.content['shop'] as Partial<Shop> | undefined;
  const productsBefore = published.files['products'] as Made['files']['products'] | undefined;
  const complete = <Each extends Row>(
    all: readonly Row[],
    good: readonly Each[],
    earlier: readonly Each[] | undefined,
  ) => {
    const versions = new Map(
      [...(earlier ?? []).filter(isFailed), ...good].map((each) => [each.id, each]),
    );
    return all.flatMap(({ id }) => versions.get(id) ?? []);
  };
  const lists = Object.fromEntries(
    listNames.map((name) => [
      name,
      complete<Row>(
        rows.listEntries.filter(({ list }) => list === name),
        content.shop[name] ?? [],
        before?.[name],
      ),
    ]),
  ) as unknown as PublishedLists;
  const texts = lists.articles
    .filter(isFailed)
    .map(({ slug }) => [`article ${slug}`, published.files[`article ${slug}`]]);
  const offers = complete(rows.offers, content.shop.offers ?? [], before?.offers);
  // The database lowers prices by what the rows say, also of those that pages cannot show.
  const { discounts } = runningOffers(rows.offers, rows.now);
  const places = rows.settings.filter(isFailed).flatMap(({ key }) => picturePlaceOf(key) ?? []);
  const picturesBefore: Readonly<Record<string, unknown>> = before?.pagePictures ?? {};
  const pictures = places.flatMap((place) =>
    place in picturesBefore ? [[place, picturesBefore[place]]] : [],
  );
  const pagePictures: PagePictures = {
    ...content.shop.pagePictures,
    ...Object.fromEntries(pictures),
  };
  return {
    content: {
      ...content,
      shop: {
        ...content.shop,
        ...lists,
        ...runningOffers(offers, rows.now),
        ...(discounts && { discounts }),
        ...(Object.keys(pagePictures).length > 0 && { pagePictures }),
      },
    },
    files: {
      ...files,
      ...Object.fromEntries(texts),
      products: complete(rows.products, files.products, productsBefore),
    },
  };
}

/** What pages show of the shop, made row by row: of a row that cannot be published, the last good version stays. */
export function createShopSource(read: ReadUpload): PublisherSource {
  const makePictures = createPictureMaker(read);
  const articles = createArticleParser();
  return {
    query: contentSource.query,
    embeds: contentSource.embeds,
    changesIn: contentSource.changesIn,
    async make(queried, siteDir, published) {
      const rows = queried as ContentRows;
      const failed: FailedRow[] = [
        ...(await makePictures(rows, siteDir)),
        ...articles.parseAll(rows.listEntries),
      ];
      const ids = new Set(failed.map(({ id }) => id));
      const isFailed = ({ id }: Row) => ids.has(id);
      const isGood = (row: Row) => !isFailed(row);
      const good = {
        products: rows.products.filter(isGood),
        listEntries: rows.listEntries.filter(isGood),
        offers: rows.offers.filter(isGood),
        settings: rows.settings.filter(isGood),
      };
      const made = contentFromRows({ ...rows, ...good }, articles.parsed);
      const content = failed.length ? keepLastGood(made, rows, isFailed, published()) : made;
      return { ...content, failed };
    },
  };
}
