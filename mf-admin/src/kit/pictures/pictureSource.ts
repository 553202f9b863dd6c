import { thumbnailOf } from '@shop/shared-contract';

/** What was uploaded since this page was opened, by address: the site has its files once it is published. */
const uploaded = new Map<string, string>();

export const rememberUpload = (address: string, file: Blob) =>
  uploaded.set(address, URL.createObjectURL(file));

/**
 * Where staff see a picture: the upload of this page, a small file of the site, or any address. Empty for the name of a
 * built-in picture, of which only the public pages have the file.
 */
export const pictureSource = (address: string): string =>
  uploaded.get(address) ?? (/^(https:\/)?\//.test(address) ? thumbnailOf(address) : '');
