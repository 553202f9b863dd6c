import { type ContentRows, contentSource } from '../../shared-data/src/content/contentSource';
import { pictureIdOf, picturesShown } from '../../shared-data/src/pictures/picture';
import { makePicture, PictureRefused } from './makePicture';

/** Reads an uploaded file. @throws an Error whose message says why it cannot */
export type ReadUpload = (id: string) => Promise<Uint8Array>;

/** What pages show, with the files of the pictures that staff uploaded for it. */
export function createPictureSource(read: ReadUpload) {
  /** Why a file is no picture, by id: it never changes, so it is not decoded again. */
  const refused = new Map<string, string>();

  async function failureOf(siteDir: string, picture: ContentRows['pictures'][number]) {
    const known = refused.get(picture.id);
    if (known) return known;
    try {
      await makePicture(siteDir, picture, read);
      return undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof PictureRefused) refused.set(picture.id, reason);
      return reason;
    }
  }

  return {
    ...contentSource,
    async prepare(rows: unknown, siteDir: string) {
      const content = rows as ContentRows;
      const stored = new Map(content.pictures.map((picture) => [picture.id, picture]));
      const made: ContentRows['pictures'] = [];
      const failed: { address: string; reason: string }[] = [];
      for (const [address, name] of picturesShown(content)) {
        const picture = stored.get(pictureIdOf(address) ?? '');
        const reason = picture ? await failureOf(siteDir, picture) : 'no such picture is uploaded';
        if (picture && !reason) made.push(picture);
        else failed.push({ address: `The picture of ${name}`, reason: `${reason}` });
      }
      return { rows: { ...content, pictures: made }, failed };
    },
  };
}
