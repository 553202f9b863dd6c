import {
  isPicturePath,
  type PagePicture,
  type PagePictures,
  PICTURE_WIDTHS,
  type PublishedPicture,
  type PublishedProduct,
  type PublishedText,
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

const [SMALLEST, , LARGEST] = PICTURE_WIDTHS;

/** The address by which other rows name a picture: that of its largest file. SQL repeats it in `picture_uses`. */
export const pictureAddress = (id: string) => picturePath(id, LARGEST);

/** The id of the picture that has an address; undefined for addresses that staff entered. */
export const pictureIdOf = (address: string): string | undefined =>
  isPicturePath(address) ? /[0-9a-f]+/.exec(address.slice('/content/'.length))?.[0] : undefined;

/** The smallest file of a picture; other addresses are returned as they are. */
export function thumbnailOf(address: string): string {
  const id = pictureIdOf(address);
  return id ? picturePath(id, SMALLEST) : address;
}

interface Shows {
  products: readonly Pick<PublishedProduct, 'name' | 'image_url' | 'photos'>[];
  listEntries: readonly EntryPictures[];
  settings: readonly SettingRow[];
}

interface SettingRow {
  key: string;
  value: string;
}

type EntryPictures = Record<'title' | 'picture' | 'second_picture', string>;

/** The addresses of uploaded pictures that pages show, each with the name of the first row that shows it. */
export function picturesShown({ products, listEntries, settings }: Shows): Map<string, string> {
  const shown = new Map<string, string>();
  const add = (name: string, addresses: readonly string[]) => {
    for (const address of addresses) {
      if (isPicturePath(address) && !shown.has(address)) shown.set(address, name);
    }
  };
  for (const { name, image_url, photos = [] } of products) add(name, [image_url, ...photos]);
  for (const { title, picture, second_picture } of listEntries)
    add(title, [picture, second_picture]);
  for (const { key, value } of settings) if (placeOf(key)) add(`the setting ${key}`, [value]);
  return shown;
}

/** The place of a picture that a setting names: `picture_tires`. */
const placeOf = (key: string) => /^picture_(\w+)$/.exec(key)?.[1];

/** What a picture shows; undefined where staff have not written it. */
export function pictureText({ alt, alt_es }: PictureRow): PublishedText | undefined {
  if (!alt && !alt_es) return undefined;
  return { en: alt || alt_es, ...(alt_es && { es: alt_es }) };
}

/** The pictures that settings name, by place, without those that the site does not have. */
export function pagePicturesOf(
  settings: readonly SettingRow[],
  rows: readonly PictureRow[],
): PagePictures {
  const pictures = new Map(rows.map((row) => [pictureAddress(row.id), row]));
  const placed = settings.flatMap(({ key, value }): [string, PagePicture][] => {
    const place = placeOf(key);
    const row = pictures.get(value);
    if (!place || !row) return [];
    const text = pictureText(row);
    return [[place, { address: value, ...(text && { text }) }]];
  });
  return Object.fromEntries(placed);
}

/** Removes from entries the addresses of pictures that the site does not have. */
export function withoutMissing<Entry extends EntryPictures>(
  entries: readonly Entry[],
  rows: readonly PictureRow[],
): Entry[] {
  const made = new Set(rows.map(({ id }) => pictureAddress(id)));
  const there = (address: string) => (isPicturePath(address) && !made.has(address) ? '' : address);
  return entries.map((entry) => ({
    ...entry,
    picture: there(entry.picture),
    second_picture: there(entry.second_picture),
  }));
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

/**
 * Adds to each product what its pages have to know of its pictures, and removes addresses of those that the site does
 * not have.
 */
export function withPictures(
  products: readonly PublishedProduct[],
  rows: readonly PictureRow[],
): PublishedProduct[] {
  const pictures = new Map(rows.map((row) => [pictureAddress(row.id), publishedPicture(row)]));
  const isThere = (address: string) => !isPicturePath(address) || pictures.has(address);
  return products.map((product) => {
    const addresses = [product.image_url, ...(product.photos ?? [])];
    if (!addresses.some(isPicturePath)) return product;
    const { photos = [], ...rest } = product;
    const there = photos.filter(isThere);
    const shown = addresses.flatMap((address) => {
      const picture = pictures.get(address);
      return picture ? [[address, picture] as const] : [];
    });
    return {
      ...rest,
      image_url: isThere(product.image_url) ? product.image_url : '',
      ...(there.length ? { photos: there } : {}),
      ...(shown.length ? { pictures: Object.fromEntries(shown) } : {}),
    };
  });
}
