/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { picturesStep } from './picturesStep';
import { type GoLiveShop, takeSteps } from './step';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const bucket = { is_public: false, most_bytes: 10_485_760, types: TYPES };

let state: { bucket: object | undefined; pictures: string[] };
// jest cannot import lite, and nothing connects here.
const query = async (statement: string) => {
  if (statement.includes('from storage.buckets')) return state.bucket ? [state.bucket] : [];
  return state.pictures.map((id) => ({ id, ticket: `ticket of ${id}` }));
};
jest.mock('../lite/asOwner', () => ({
  asOwner: (_url: string, work: (session: object) => Promise<void>) => work({ query }),
}));

const tiny = () =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

const ID = '0123456789ab';

/**
 * What the Storage service answers (its source, November 2026): it finds a name by its row. Where the row is left and the
 * file is lost, a read is 500 with files in a folder and 400 with `statusCode` 404 in a bucket, and an upload is 400 with
 * `statusCode` 409 unless it replaces.
 */
let storage: { rows: Set<string>; files: Map<string, Buffer>; lost: object };
const lostInFolder = { statusCode: '500', error: 'Internal', message: 'Internal Server Error' };
const lostInBucket = { statusCode: '404', error: 'not_found', message: 'Object not found' };

const answer = (body: { statusCode?: string }) =>
  Response.json(body, { status: body.statusCode === '500' ? 500 : 400 });

function storageAnswer(id: string, method: string, headers: Headers, body: Buffer) {
  if (method === 'GET') {
    if (headers.get('x-picture-ticket') !== `ticket of ${id}`) return answer(lostInBucket);
    if (!storage.files.has(id)) return answer(storage.rows.has(id) ? storage.lost : lostInBucket);
    expect(headers.get('range')).toBe('bytes=0-0');
    return new Response('P', { status: 206 });
  }
  expect(headers.get('authorization')).toBe('Bearer session');
  if (storage.rows.has(id) && headers.get('x-upsert') !== 'true') {
    return answer({ statusCode: '409', error: 'Duplicate' } as { statusCode: string });
  }
  storage.rows.add(id);
  storage.files.set(id, body);
  return Response.json({ Key: `pictures/${id}` });
}

let dataDir: string;
const uploaded: string[] = [];
const fetched = jest.spyOn(globalThis, 'fetch');
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
  mkdirSync(path.join(dataDir, 'pictures'));
  state = { bucket, pictures: [] };
  storage = { rows: new Set(), files: new Map(), lost: lostInFolder };
  uploaded.length = 0;
  fetched
    .mockReset()
    .mockImplementation(async (address, { method = 'GET', headers, body } = {}) => {
      const [, id] = /\/storage\/v1\/object\/pictures\/(.*)$/.exec(String(address)) ?? [];
      if (!id) return Response.json({ access_token: 'session' });
      const sent = new Headers(headers);
      if (method === 'POST') uploaded.push(`${id} ${sent.get('content-type')}`);
      return storageAnswer(id, method, sent, Buffer.from((body as Uint8Array) ?? ''));
    });
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function take(mayChange = true) {
  const lines: string[] = [];
  const shop = {
    ...{ mayChange, dataDir, databaseUrl: 'postgres://db.example/postgres' },
    settings: () => ({ backend: { url: 'https://project.example', key: 'key' } }),
    answers: { text: async () => 'answer' },
  } as unknown as GoLiveShop;
  return { isReady: await takeSteps([picturesStep], shop, (line) => lines.push(line)), lines };
}

test.each<[string, Partial<typeof state>, RegExp]>([
  ['is missing', { bucket: undefined }, /There is no bucket "pictures": make a private one/],
  ['is public', { bucket: { ...bucket, is_public: true } }, /Anyone can read the bucket/],
  ['has no limit', { bucket: { ...bucket, most_bytes: null } }, /takes other files than it must/],
  ['takes all types', { bucket: { ...bucket, types: null } }, /takes other files than it must/],
])('says what to do when the bucket %s', async (_, changed, sentence) => {
  Object.assign(state, changed);
  const { isReady, lines } = await take();
  expect(isReady).toBe(false);
  expect(lines).toEqual([expect.stringMatching(sentence)]);
});

const writePicture = async () => {
  const file = await tiny();
  writeFileSync(path.join(dataDir, 'pictures', ID), file);
  state.pictures = [ID];
  return file;
};

test('finds nothing open where the bucket is right and has every file', async () => {
  state.pictures = Array.from({ length: 40 }, (_, number) => String(number).padStart(12, '0'));
  for (const id of state.pictures) storage.files.set(id, await tiny());
  expect(await take(false)).toMatchObject({
    isReady: true,
    lines: ['ok    The bucket of pictures is private, and has the file of every picture.'],
  });
});

test.each([
  ['has neither row nor file', () => {}],
  ['has the row alone, in a folder', () => storage.rows.add(ID)],
  [
    'has the row alone, in a bucket',
    () => {
      storage.rows.add(ID);
      storage.lost = lostInBucket;
    },
  ],
])('uploads a file where the storage %s, and a check does not', async (_, arrange) => {
  const file = await writePicture();
  arrange();
  expect((await take(false)).isReady).toBe(false);
  expect(uploaded).toEqual([]);
  const { isReady, lines } = await take();
  expect(lines).toEqual([
    expect.stringContaining('Pictures whose files the bucket lacks: 1.'),
    'ok    The bucket of pictures is private, and has the file of every picture.',
  ]);
  expect([isReady, uploaded]).toEqual([true, [`${ID} image/png`]]);
  expect(storage.files.get(ID)).toEqual(file);
});

test('names a refusal of the storage', async () => {
  await writePicture();
  fetched.mockImplementation(async (address, { method = 'GET' } = {}) => {
    if (String(address).includes('/token')) return Response.json({ access_token: 'session' });
    if (method === 'GET') return answer(lostInBucket);
    return Response.json(
      { message: 'new row violates row-level security policy' },
      { status: 403 },
    );
  });
  await expect(take()).rejects.toThrow(
    'The picture 0123456789ab is refused: new row violates row-level security policy (403).',
  );
});

test('a storage that is down has lost no file', async () => {
  await writePicture();
  fetched.mockImplementation(async () => new Response('Bad Gateway', { status: 502 }));
  const { isReady, lines } = await take();
  expect([isReady, lines]).toEqual([
    false,
    ['OPEN  This step cannot be inspected: the storage answers 502 for the picture 0123456789ab.'],
  ]);
});

test('counts the pictures whose files this machine does not have either', async () => {
  state.pictures = [ID];
  const { isReady, lines } = await take();
  expect([isReady, lines.length]).toEqual([false, 1]);
  expect(lines[0]).toContain(`Pictures without a file, also in ${dataDir}: 1.`);
});
