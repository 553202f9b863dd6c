import type { FailedRow } from '@shop/platform/publish/publish';
import { pictureIdOf } from '../../shared-contract/src/values/pictureAddress';
import type { ContentRows } from '../../shared-data/src/content/contentSource';
import { PICTURE_FAILURE, rowFailures } from '../../shared-data/src/content/rowFailures';
import { rowsWithPictures } from '../../shared-data/src/pictures/picture';
import { makePicture, PictureRefused } from './makePicture';

/** Reads an uploaded file. @throws an Error whose message says why it cannot */
export type ReadUpload = (id: string) => Promise<Uint8Array>;

type Picture = ContentRows['pictures'][number];

/** Returns what makes the files of the pictures that rows show, and returns the rows with one that cannot be made. */
export function createPictureMaker(read: ReadUpload) {
  /** Why a file is no picture, by id: it never changes, so it is not decoded again. */
  const refused = new Map<string, string>();

  async function failureOf(siteDir: string, picture: Picture | undefined) {
    if (!picture) return rowFailures.noUpload;
    const known = refused.get(picture.id);
    if (known) return known;
    try {
      await makePicture(siteDir, picture, read);
      return '';
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof PictureRefused) refused.set(picture.id, reason);
      return reason;
    }
  }

  return async (rows: ContentRows, siteDir: string): Promise<FailedRow[]> => {
    const stored = new Map(rows.pictures.map((picture) => [picture.id, picture]));
    const failures = new Map<string, string>();
    const failed: FailedRow[] = [];
    for (const { table, id, name, addresses } of rowsWithPictures(rows)) {
      for (const address of addresses) {
        const failure =
          failures.get(address) ??
          (await failureOf(siteDir, stored.get(pictureIdOf(address) ?? '')));
        failures.set(address, failure);
        if (failure && failed.at(-1)?.id !== id) {
          failed.push({ table, id, name, reason: `${PICTURE_FAILURE}: ${failure}` });
        }
      }
    }
    return failed;
  };
}
