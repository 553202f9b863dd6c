import {
  isPicturePath,
  type PagePicture,
  type PagePictures,
  PICTURE_WIDTHS,
  type PublishedOffer,
  type PublishedPicture,
  type PublishedProduct,
  type PublishedText,
  pictureAddress,
  pictureAddressesIn,
  picturePath,
} from '@shop/shared-contract';

/** A row of `pictures`, as it is published. */
export interface PictureRow {
  /** The first digits of the digest of the uploaded file. */
  id: string;
  width: number;
  height: number;
  alt: string;
  alt_es: string;
}

const LARGEST = PICTURE_WIDTHS[2];

interface Shows {
  products: readonly Pick<PublishedProduct, 'id' | 'name' | 'image_url' | 'photos'>[];
  listEntries: readonly Record<
    'id' | 'title' | 'title_es' | 'picture' | 'second_picture' | 'text' | 'text_es',
    string
  >[];
  offers: readonly Pick<PublishedOffer, 'id' | 'title' | 'picture'>[];
  settings: readonly SettingRow[];
}

/** A row of `settings`. */
export interface SettingRow {
  id: string;
  key: string;
  value: string;
}

/** A row that shows pictures. */
interface Showing {
  table: 'products' | 'list_entries' | 'offers' | 'settings';
  id: string;
  name: string;
  addresses: readonly string[];
}

/** The rows that show uploaded pictures. */
export function rowsWithPictures({ products, listEntries, offers, settings }: Shows): Showing[] {
  const rows: Showing[] = [
    ...products.map(({ id, name, image_url, photos = [] }) => ({
      table: 'products' as const,
      id,
      name,
      addresses: [image_url, ...photos],
    })),
    ...listEntries.map(({ id, title, title_es, picture, second_picture, text, text_es }) => ({
      table: 'list_entries' as const,
      id,
      name: title || title_es,
      addresses: [picture, second_picture, ...[text, text_es].flatMap(pictureAddressesIn)],
    })),
    ...offers.map(({ id, title, picture = '' }) => ({
      table: 'offers' as const,
      id,
      name: title.en,
      addresses: [picture],
    })),
    ...settings
      .filter(({ key }) => picturePlaceOf(key))
      .map(({ id, key, value }) => ({
        table: 'settings' as const,
        id,
        name: key,
        addresses: [value],
      })),
  ];
  return rows
    .map((row) => ({ ...row, addresses: row.addresses.filter(isPicturePath) }))
    .filter(({ addresses }) => addresses.length > 0);
}

/** The place of a picture that a setting names: `picture_tires`. */
export const picturePlaceOf = (key: string) => /^picture_(\w+)$/.exec(key)?.[1];

/** What a picture shows; undefined where staff have not written it. */
export function pictureText({ alt, alt_es }: PictureRow): PublishedText | undefined {
  if (!alt && !alt_es) return undefined;
  return { en: alt || alt_es, ...(alt_es && { es: alt_es }) };
}

/** What pictures show, by address. */
export const pictureTexts = (
  rows: readonly PictureRow[],
): ReadonlyMap<string, PublishedText | undefined> =>
  new Map(rows.map((row) => [pictureAddress(row.id), pictureText(row)]));

/** The pictures that settings name, by place. */
export function pagePicturesOf(
  settings: readonly Omit<SettingRow, 'id'>[],
  rows: readonly PictureRow[],
): PagePictures {
  const pictures = new Map(rows.map((row) => [pictureAddress(row.id), row]));
  const placed = settings.flatMap(({ key, value }): [string, PagePicture][] => {
    const place = picturePlaceOf(key);
    const row = pictures.get(value);
    if (!place || !row) return [];
    const text = pictureText(row);
    return [[place, { address: value, ...(text && { text }) }]];
  });
  return Object.fromEntries(placed);
}

/** @param row of a picture whose files the site has */
export function publishedPicture(row: PictureRow): PublishedPicture {
  const { id, width, height } = row;
  const alt = pictureText(row);
  const widest = Math.min(width, LARGEST);
  // Of equally wide files, only the first is named.
  const widths = PICTURE_WIDTHS.filter((_, at) => width > (PICTURE_WIDTHS[at - 1] ?? 0));
  return {
    width: widest,
    height: Math.round((height * widest) / width),
    srcset: widths.map((each) => `${picturePath(id, each)} ${Math.min(each, width)}w`).join(', '),
    ...(alt && { alt }),
  };
}

/** The pictures by address, as pages show them. */
export const publishedPictures = (
  rows: readonly PictureRow[],
): ReadonlyMap<string, PublishedPicture> =>
  new Map(rows.map((row) => [pictureAddress(row.id), publishedPicture(row)]));

/** Adds to each product what its pages have to know of its pictures. */
export function withPictures(
  products: readonly PublishedProduct[],
  rows: readonly PictureRow[],
): PublishedProduct[] {
  const pictures = publishedPictures(rows);
  return products.map((product) => {
    const shown = [product.image_url, ...(product.photos ?? [])].flatMap((address) => {
      const picture = pictures.get(address);
      return picture ? [[address, picture] as const] : [];
    });
    return shown.length ? { ...product, pictures: Object.fromEntries(shown) } : product;
  });
}
