import * as z from 'zod/mini';
import { DataError, errorKind } from '../dataError';
import { optionalLine, parseInput } from '../fields';
import { parseQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { table } from '../staffTable';
import { pictureAddress } from './picture';

const pictureRow = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  alt_es: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
/** A picture that staff uploaded. */
export type Picture = z.infer<typeof pictureRow>;

/** What a picture shows, for visitors who do not see it. */
export const pictureSchema = z.object({ alt: optionalLine(200), alt_es: optionalLine(200) });
export type PictureInput = z.infer<typeof pictureSchema>;

const pictures = table('pictures', {
  row: pictureRow,
  order: ['created_at.desc', 'id'],
  input: (input: PictureInput) => parseInput(pictureSchema, input),
});

/** The requests of uploaded pictures. @throws {DataError} as those of `table` do */
export const { edit: editPicture } = pictures;

const readPicture = async (id: string): Promise<Picture | undefined> =>
  (await pictures.find((rows) => rows.eq('id', id)))[0];

const bucket = () => staffClient().storage.from('pictures');

interface StorageFailure {
  message: string;
  status?: number | undefined;
  statusCode?: string | undefined;
}

/** Storage answers some refusals with 400, and has the status in the body. */
const statusOf = ({ status, statusCode }: StorageFailure) => Number(statusCode) || (status ?? 0);

function checkStored(error: StorageFailure | null) {
  if (!error) return;
  const { message } = error;
  throw new DataError(errorKind({ status: statusOf(error), message }), { message, cause: error });
}

/** Removes pictures that nothing has named for 30 days. A picture that was shown again meanwhile stays. */
async function removeUnused(): Promise<void> {
  for (const unused of await parseQuery(
    staffClient().rpc('unused_pictures'),
    z.array(pictureRow),
  )) {
    await pictures.remove(unused);
    // The row first: a file without a row is uploaded again where it is needed.
    checkStored((await bucket().remove([unused.id])).error);
  }
}

export interface Upload {
  file: Blob;
  width: number;
  height: number;
}

const DIGITS = 12;

async function idOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const digits = [...digest].map((byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, DIGITS);
}

/**
 * Uploads a picture. The same file again is the same picture, which gets the new texts.
 * @returns the address by which other rows name it
 * @throws {DataError}
 */
export async function uploadPicture(
  { file, width, height }: Upload,
  texts: PictureInput,
): Promise<string> {
  const bytes = await file.arrayBuffer();
  const id = await idOf(bytes);
  // Bytes, not a Blob: the client would send that as a form.
  const { error } = await bucket().upload(id, bytes, { contentType: file.type, cacheControl: '0' });
  if (error && statusOf(error) !== 409) checkStored(error);
  const known = await readPicture(id);
  await (known ? editPicture(known, texts) : pictures.add(texts, { id, width, height }));
  // What fails now is done with the next upload.
  await removeUnused().catch(() => undefined);
  return pictureAddress(id);
}

const use = z.object({ table_name: z.string(), name: z.string() });
/** A row that shows a picture. */
export type PictureUse = z.infer<typeof use>;

/** Returns a picture with what shows it. @throws {DataError} `notFound` when it was removed */
export async function readPictureWithUses(id: string) {
  const uses = parseQuery(staffClient().rpc('picture_uses', { p_picture: id }), z.array(use));
  const [picture, shownBy] = await Promise.all([readPicture(id), uses]);
  if (!picture) throw new DataError('notFound');
  return { picture, shownBy };
}
