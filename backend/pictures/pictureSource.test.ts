/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createPictureSource } from './pictureSource';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const idOf = (file: Uint8Array) => createHash('sha256').update(file).digest('hex').slice(0, 12);
const addressOf = (id: string) => `/content/${id}-1280.webp`;
const row = (id: string) => ({ id, width: 8, height: 8, alt: '', alt_es: '' });

async function twoUploads() {
  const good = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const bad = Buffer.from('<svg/>');
  return { good, bad, files: new Map([good, bad].map((file) => [idOf(file), file])) };
}

const rowsOf = (good: Uint8Array, bad: Uint8Array) => ({
  products: [
    { name: 'Good tire', image_url: addressOf(idOf(good)) },
    { name: 'Bad tire', image_url: addressOf(idOf(bad)), photos: [addressOf('000000000000')] },
  ],
  listEntries: [{ title: 'Ana', picture: addressOf('bbbbbbbbbbbb'), second_picture: '' }],
  settings: [
    { key: 'picture_tour', value: addressOf('cccccccccccc') },
    { key: 'shop_name', value: addressOf('dddddddddddd') },
  ],
  pictures: [row(idOf(good)), row(idOf(bad)), row('aaaaaaaaaaaa')],
});

test('names the row of each picture that cannot be made, and makes the others', async () => {
  const { good, bad, files } = await twoUploads();
  const read = jest.fn(async (id: string) => files.get(id) ?? Buffer.alloc(0));
  const source = createPictureSource(read);
  const { rows, failed } = await source.prepare(rowsOf(good, bad), siteDir);
  expect(rows.pictures).toEqual([row(idOf(good))]);
  expect(failed).toEqual([
    {
      address: 'The picture of Bad tire',
      reason: 'it is not a JPEG, PNG, WebP or AVIF picture',
    },
    { address: 'The picture of Bad tire', reason: 'no such picture is uploaded' },
    { address: 'The picture of Ana', reason: 'no such picture is uploaded' },
    {
      address: 'The picture of the setting picture_tour',
      reason: 'no such picture is uploaded',
    },
  ]);
  // What nothing shows stays in the bucket.
  expect(read).not.toHaveBeenCalledWith('aaaaaaaaaaaa');
});

test('does not decode a file again that is no picture', async () => {
  const { good, bad, files } = await twoUploads();
  const read = jest.fn(async (id: string) => files.get(id) ?? Buffer.alloc(0));
  const source = createPictureSource(read);
  const first = await source.prepare(rowsOf(good, bad), siteDir);
  const second = await source.prepare(rowsOf(good, bad), siteDir);
  expect(second.failed).toEqual(first.failed);
  expect(read).toHaveBeenCalledTimes(2);
});

test('reads a file again that could not be read', async () => {
  const { good, bad, files } = await twoUploads();
  const read = jest.fn(async (id: string) => files.get(id) ?? Buffer.alloc(0));
  read.mockRejectedValueOnce(new Error('no answer'));
  const source = createPictureSource(read);
  const first = await source.prepare(rowsOf(good, bad), siteDir);
  expect(first.failed[0]).toEqual({ address: 'The picture of Good tire', reason: 'no answer' });
  const { rows } = await source.prepare(rowsOf(good, bad), siteDir);
  expect(rows.pictures).toEqual([row(idOf(good))]);
});
