import type { PublishedProduct } from '@shop/shared-contract';

/**
 * The size of a product's picture, which reserves its space, and the files that a browser chooses from. Those of
 * other addresses are unknown; they are shown in a square.
 * @param sizes how wide the page shows it
 */
export function pictureSizes({ pictures }: PublishedProduct, address: string, sizes: string) {
  const picture = pictures?.[address];
  if (!picture) return { width: 480, height: 480 };
  const { width, height, srcset } = picture;
  return { width, height, srcSet: srcset, sizes };
}
