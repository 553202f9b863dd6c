import { pictureAddress } from '@shop/shared-contract';
import * as z from 'zod/mini';
import { DataError, errorKind } from '../dataError';
import { optionalLine, parseInput } from '../fields';
import { parseQuery, runQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { table } from '../staffTable';
import { picturesRow } from '../storedRows';

/** A picture that staff uploaded. */
export type Picture = z.infer<typeof picturesRow>;

/** What a picture shows, for visitors who do not see it. */
export const pictureSchema = z.object({ alt: optionalLine(200), alt_es: optionalLine(200) });
export type PictureInput = z.infer<typeof pictureSchema>;

const pictures = table('pictures', {
  row: picturesRow,
  order: ['created_at.desc', 'id'],
  input: (input: PictureInput) => parseInput(pictureSchema, input),
});

/** The requests of uploaded pictures. @throws {DataError} as those of `table` do */
export const { edit: editPicture } = pictures;

const readPicture = async (id: string): Promise<Picture | undefined> =>
  (await pictures.find((rows) => rows.eq('id', id)))[0];

/** Reads the pictures with these ids that there are. @throws {DataError} */
export const readPictures = (ids: readonly string[]): Promise<Picture[]> =>
  pictures.find((rows) => rows.in('id', [...ids]));

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

/** Removes the pictures, and the files without one, that nothing has named for 30 days, but the one that is uploaded. */
async function removeUnused(uploaded: string): Promise<void> {
  const unused = await parseQuery(staffClient().rpc('unused_pictures'), z.array(z.string()));
  const ids = unused.filter((id) => id !== uploaded);
  if (ids.length === 0) return;
  for (const id of ids) {
    // One that was shown again meanwhile stays, as does its file. The row goes first: a file is uploaded again.
    await runQuery(staffClient().from('pictures').delete().eq('id', id)).catch(() => undefined);
  }
  checkStored((await bucket().remove(ids)).error);
}

/** The storage knows a name by its row, whose file can be lost, such as by a restore. */
async function store(id: string, bytes: ArrayBuffer, contentType: string): Promise<void> {
  // Bytes, not a Blob: the client would send that as a form.
  const write = (upsert: boolean) =>
    bucket().upload(id, bytes, { contentType, cacheControl: '0', upsert });
  const { error } = await write(false);
  if (!error) return;
  if (statusOf(error) !== 409) return checkStored(error);
  const { data: stored } = await bucket().download(id);
  if (stored?.size !== bytes.byteLength) checkStored((await write(true)).error);
}

/** Reads the file of a picture, of which the site may have none yet. @throws {DataError} `notFound`, … */
export async function readPictureFile(id: string): Promise<Blob> {
  const { data, error } = await bucket().download(id);
  if (data) return data;
  checkStored(error as StorageFailure | null);
  throw new DataError('notFound');
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

/** Also where the texts are the same: the change says that the picture was uploaded again. */
const renew = (id: string, texts: PictureInput) =>
  runQuery(staffClient().from('pictures').update(parseInput(pictureSchema, texts)).eq('id', id));

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
  await store(id, bytes, file.type);
  const known = await readPicture(id);
  if (known) await renew(id, texts);
  else await pictures.add(texts, { id, width, height });
  // What fails now is done with the next upload.
  await removeUnused(id).catch(() => undefined);
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
