import { isPicturePath, PICTURE_WIDTHS, picturePath } from '@shop/shared-site/contract';

const [SMALLEST, , LARGEST] = PICTURE_WIDTHS;

/**
 * The address by which rows name the picture with an id: that of its largest file. Twin: `private.picture_address`.
 */
export const pictureAddress = (id: string): string => picturePath(id, LARGEST);

/** The id of the picture that has an address; undefined for addresses that staff entered. */
export const pictureIdOf = (address: string): string | undefined =>
  isPicturePath(address) ? /[0-9a-f]+/.exec(address.slice('/content/'.length))?.[0] : undefined;

/** The smallest file of a picture; other addresses are returned as they are. */
export function thumbnailOf(address: string): string {
  const id = pictureIdOf(address);
  return id ? picturePath(id, SMALLEST) : address;
}

/** The addresses of uploaded pictures that a text names, each once. Twin: `private.picture_addresses`. */
export const pictureAddressesIn = (text: string): string[] => [
  ...new Set(text.match(/\/content\/[0-9a-f]{12}-1280\.webp/g)),
];
