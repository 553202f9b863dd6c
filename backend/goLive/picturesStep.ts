import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURE_BYTES } from '../../shared-site/limits';
import { asOwner } from '../lite/asOwner';
import { askForAccount, tokenOf } from './administratorStep';
import { callProject, fetchWithTimeout, rejectionOf } from './projectApi';
import { done, type GoLiveShop, type GoLiveStep, open, unknown } from './step';

const TYPES = ['image/avif', 'image/jpeg', 'image/png', 'image/webp'];
const PICTURE_MB = PICTURE_BYTES / 1024 ** 2;

interface Bucket {
  is_public: boolean;
  most_bytes: number | null;
  types: string[] | null;
}

const BUCKET = `select public as is_public, file_size_limit::int as most_bytes, allowed_mime_types as types
  from storage.buckets where id = 'pictures'`;
const PICTURES = `select p.id, private.picture_ticket(p.id, extract(epoch from now())::bigint + 600) as ticket
  from public.pictures p order by p.id`;

/** Requests at a time. */
const AT_ONCE = 16;

const list = (words: readonly string[]) => [...words].sort().join(', ');

/** What of the bucket is not as the migrations made it, with what to do about it. */
function bucketProblem(bucket: Bucket | undefined) {
  const place = 'dashboard, Storage';
  if (!bucket) {
    return `There is no bucket "pictures": make a private one (${place}) with at most ${PICTURE_MB} MB a file and the types ${list(TYPES)}.`;
  }
  if (bucket.is_public) {
    return `Anyone can read the bucket "pictures", including where photos were taken: make it private (${place}).`;
  }
  if (bucket.most_bytes !== PICTURE_BYTES || list(bucket.types ?? []) !== list(TYPES)) {
    return `The bucket "pictures" takes other files than it must: set at most ${PICTURE_MB} MB a file and the types ${list(TYPES)} (${place}).`;
  }
  return undefined;
}

const readProblem = (databaseUrl: string) =>
  asOwner(databaseUrl, async ({ query }) => bucketProblem((await query<Bucket>(BUCKET))[0]));

interface Ticket {
  id: string;
  ticket: string;
}

/**
 * Reads the first byte: the storage keeps a row of each file, which a restored backup has without the file. It answers
 * then with 400 or 404, and where its files are in a folder with 500.
 */
async function hasFile({ settings }: GoLiveShop, { id, ticket }: Ticket): Promise<boolean> {
  const { backend } = settings();
  const key = backend?.key ?? '';
  const response = await fetchWithTimeout(`${backend?.url}/storage/v1/object/pictures/${id}`, {
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'x-picture-ticket': ticket,
      range: 'bytes=0-0',
    },
  });
  await response.body?.cancel();
  if (response.ok) return true;
  if ([400, 404, 500].includes(response.status)) return false;
  throw new Error(`the storage answers ${response.status} for the picture ${id}`);
}

/** The ids of the pictures without a file. */
async function readMissing(shop: GoLiveShop, databaseUrl: string): Promise<string[]> {
  const waiting = await asOwner(databaseUrl, ({ query }) => query<Ticket>(PICTURES));
  const missing: string[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await hasFile(shop, next))) missing.push(next.id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return missing.sort();
}

/** The file of an embedded shop, from which the rows were moved. */
const fileOf = ({ dataDir }: GoLiveShop, id: string) => path.join(dataDir, 'pictures', id);

/** Also over a row whose file is lost. @throws with the reason when the storage refuses it */
async function upload(shop: GoLiveShop, id: string, token: string) {
  const { backend } = shop.settings();
  const file = await readFile(fileOf(shop, id));
  const { format } = await sharp(file).metadata();
  const response = await fetchWithTimeout(`${backend?.url}/storage/v1/object/pictures/${id}`, {
    method: 'POST',
    headers: {
      apikey: backend?.key ?? '',
      authorization: `Bearer ${token}`,
      'content-type': `image/${format === 'heif' ? 'avif' : format}`,
      'x-upsert': 'true',
    },
    body: new Uint8Array(file),
  });
  if (response.ok) return;
  const json = await response.json().catch(() => undefined);
  const reply = { status: response.status, headers: response.headers, json };
  throw new Error(`The picture ${id} is refused: ${rejectionOf(reply)}.`);
}

/** The bucket, and the files that an embedded shop has left on this machine. */
export const picturesStep: GoLiveStep = {
  async inspect(shop) {
    const { databaseUrl } = shop;
    if (!databaseUrl) {
      return unknown('The bucket of pictures is not checked without HOSTED_DATABASE_URL.');
    }
    const problem = await readProblem(databaseUrl);
    if (problem) return open(problem);
    const missing = await readMissing(shop, databaseUrl);
    if (missing.length === 0) {
      return done('The bucket of pictures is private, and has the file of every picture.');
    }
    const lost = missing.filter((id) => !existsSync(fileOf(shop, id)));
    if (lost.length) {
      return open(
        `Pictures without a file, also in ${shop.dataDir}: ${lost.length}. Set DATA_DIR to the folder of the shop that was moved, or choose them again at /admin.`,
      );
    }
    return open(
      `Pictures whose files the bucket lacks: ${missing.length}. npm run shop -- go-live uploads them.`,
    );
  },
  async apply(shop) {
    if (!shop.databaseUrl) return;
    if (await readProblem(shop.databaseUrl)) return;
    const missing = await readMissing(shop, shop.databaseUrl);
    const there = missing.filter((id) => existsSync(fileOf(shop, id)));
    if (there.length === 0) return;
    const body = await askForAccount(shop);
    const reply = await callProject(shop, '/auth/v1/token?grant_type=password', { body });
    const token = tokenOf(reply);
    if (!token) throw new Error(`${body.email} does not sign in: ${rejectionOf(reply)}.`);
    for (const id of there) await upload(shop, id, token);
  },
};
