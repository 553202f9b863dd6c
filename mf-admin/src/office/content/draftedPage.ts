import { type ContentSlice, pictureIdOf } from '@shop/shared-contract';
import {
  draftedArticlePage,
  draftedProductPage,
  shownPictures,
} from '@shop/shared-data/drafted-pages';
import { listEntries, readPictureFile, readPictures } from '@shop/shared-data/staff';
import type { DraftedRow } from './useDraftedRows';

/** Staff's pages may have another origin, whose `blob:` addresses no other page can load. */
const toDataUrl = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Reads the pictures that only the draft shows: the site has no files of them yet. */
async function readSources(
  drafted: readonly string[],
  stored: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const added = drafted.filter((address) => !stored.includes(address));
  return new Map(
    await Promise.all(
      added.map(async (address) => {
        const file = await readPictureFile(pictureIdOf(address) ?? '');
        return [address, await toDataUrl(file)] as const;
      }),
    ),
  );
}

const idsOf = (addresses: readonly string[]) =>
  addresses.flatMap((address) => pictureIdOf(address) ?? []);

/** Returns what the page of a draft shows, as composing would. @throws {DataError} */
export async function draftedPage(drafted: DraftedRow): Promise<NonNullable<ContentSlice['page']>> {
  if (drafted.table === 'products') {
    const { row, stored } = drafted;
    const shown = shownPictures({ products: [row] });
    const [pictures, sources] = await Promise.all([
      readPictures(idsOf(shown)),
      readSources(shown, shownPictures({ products: stored ? [stored] : [] })),
    ]);
    return draftedProductPage(row, pictures, sources);
  }
  const { row, stored } = drafted;
  const entries = await listEntries('articles');
  const others = entries.filter(({ id, is_hidden }) => id !== row.id && !is_hidden);
  const shown = shownPictures({ listEntries: [row] });
  const [pictures, sources] = await Promise.all([
    readPictures(idsOf([...shown, ...shownPictures({ listEntries: others })])),
    readSources(shown, shownPictures({ listEntries: stored ? [stored] : [] })),
  ]);
  return draftedArticlePage(row, others, pictures, sources);
}
