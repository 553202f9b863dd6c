/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { picturesStep } from './picturesStep';
import { type GoLiveShop, takeSteps } from './step';

const POLICIES = [
  'pictures_read',
  'pictures_read_with_ticket',
  'pictures_remove',
  'pictures_upload',
];
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const bucket = { is_public: false, most_bytes: 10_485_760, types: TYPES };

let state: { bucket: object | undefined; policies: string[]; missing: string[] };
// jest cannot import lite, and nothing connects here.
const query = async (statement: string) => {
  if (statement.includes('from storage.buckets')) return state.bucket ? [state.bucket] : [];
  if (statement.includes('pg_policies')) return state.policies.map((name) => ({ name }));
  return state.missing.map((id) => ({ id }));
};
jest.mock('../lite/asOwner', () => ({
  asOwner: (_url: string, work: (session: object) => Promise<void>) => work({ query }),
}));

const tiny = () =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

let dataDir: string;
const fetched = jest.spyOn(globalThis, 'fetch');
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
  mkdirSync(path.join(dataDir, 'pictures'));
  state = { bucket, policies: POLICIES, missing: [] };
  fetched.mockReset();
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
  ['is public', { bucket: { ...bucket, is_public: true } }, /Everybody can read the bucket/],
  ['has no limit', { bucket: { ...bucket, most_bytes: null } }, /takes other files than it must/],
  ['takes all types', { bucket: { ...bucket, types: null } }, /takes other files than it must/],
  ['lost a policy', { policies: POLICIES.slice(1) }, /are missing: pictures_read\./],
  ['has a foreign policy', { policies: [...POLICIES, 'all'] }, /not this site's: all\. Remove/],
])('says what to do when the bucket %s', async (_, changed, sentence) => {
  Object.assign(state, changed);
  const { isReady, lines } = await take();
  expect(isReady).toBe(false);
  expect(lines).toEqual([expect.stringMatching(sentence)]);
});

test('finds nothing open where the bucket is right and has every file', async () => {
  expect(await take(false)).toMatchObject({
    isReady: true,
    lines: ['ok    The bucket of pictures is private, and has the file of every picture.'],
  });
});

test('uploads the files of this machine as an administrator, and a check does not', async () => {
  const file = await tiny();
  writeFileSync(path.join(dataDir, 'pictures/0123456789ab'), file);
  state.missing = ['0123456789ab'];
  expect((await take(false)).isReady).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockImplementation(async (address) => {
    if (String(address).includes('/token')) return Response.json({ access_token: 'session' });
    state.missing = [];
    return Response.json({});
  });
  const { isReady, lines } = await take();
  expect(isReady).toBe(true);
  expect(lines[0]).toContain('Pictures whose files the bucket lacks: 1.');
  const [address, request] = fetched.mock.calls[1] ?? [];
  expect(address).toBe('https://project.example/storage/v1/object/pictures/0123456789ab');
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer session',
    'content-type': 'image/png',
  });
  expect(Buffer.from(request?.body as Uint8Array)).toEqual(file);
});

test('names a refusal of the storage', async () => {
  writeFileSync(path.join(dataDir, 'pictures/0123456789ab'), await tiny());
  state.missing = ['0123456789ab'];
  fetched.mockImplementation(async (address) =>
    String(address).includes('/token')
      ? Response.json({ access_token: 'session' })
      : Response.json({ message: 'new row violates row-level security policy' }, { status: 403 }),
  );
  await expect(take()).rejects.toThrow(
    'The picture 0123456789ab is refused: new row violates row-level security policy (403).',
  );
});

test('counts the pictures whose files this machine does not have either', async () => {
  state.missing = ['0123456789ab'];
  const { isReady, lines } = await take();
  expect([isReady, lines.length]).toEqual([false, 1]);
  expect(lines[0]).toContain(`Pictures without a file, also in ${dataDir}: 1.`);
});
