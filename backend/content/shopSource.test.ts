/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { ContentRows } from '../../shared-data/src/content/contentSource';
import type { ContentWithFiles } from '../../shared-site/rendering';
import { createShopSource } from './shopSource';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const idOf = (file: Uint8Array) => createHash('sha256').update(file).digest('hex').slice(0, 12);
const addressOf = (id: string) => `/content/${id}-1280.webp`;
const picture = (id: string) => ({ id, width: 8, height: 8, alt: '', alt_es: '' });
const product = (id: string, name: string, image_url: string) => ({ id, name, image_url });
const entry = {
  ...{ title_es: '', detail: '', detail_es: '', text: '', text_es: '', note: '', note_es: '' },
  ...{ picture: '', second_picture: '', years: null, slug: '', service: '', former_slugs: [] },
  ...{ author: '', day: null },
};
const article = (id: string, text: string) => ({
  ...{ ...entry, id, list: 'articles', title: `Article ${id}`, slug: `article-${id}` },
  ...{ text, day: '2026-03-02' },
});

const rows = (part: object) =>
  ({
    ...{ settings: [], contentBlocks: [], products: [], pictures: [], services: [] },
    ...{ openingHours: [], closures: [], listEntries: [], vehicleTires: [], today: '2026-03-02' },
    ...{ offers: [], now: '2026-03-02T17:00:00.000Z' },
    ...part,
  }) as unknown as ContentRows;

const nothing = (): ContentWithFiles => ({ content: {}, files: {} });

async function twoUploads() {
  const good = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const bad = Buffer.from('<svg/>');
  const files = new Map([good, bad].map((file) => [idOf(file), file]));
  const read = jest.fn(async (id: string) => files.get(id) ?? Buffer.alloc(0));
  return { good: idOf(good), bad: idOf(bad), read };
}

const names = (list: unknown) => (list as { name: string }[]).map(({ name }) => name);

test('names each row with a picture that cannot be made, and publishes the others', async () => {
  const { good, bad, read } = await twoUploads();
  const source = createShopSource(read);
  const made = await source.make(
    rows({
      products: [
        product('1', 'Good tire', addressOf(good)),
        { ...product('2', 'Bad tire', addressOf(bad)), photos: [addressOf('000000000000')] },
        product('3', 'Other tire', addressOf(bad)),
      ],
      listEntries: [
        { ...entry, id: '4', list: 'team', title: 'Ana', picture: addressOf('bbbbbbbbbbbb') },
        { ...entry, id: '5', list: 'team', title: 'Ben' },
      ],
      settings: [
        { id: '6', key: 'picture_tour', value: addressOf('cccccccccccc') },
        { id: '7', key: 'shop_name', value: addressOf('dddddddddddd') },
      ],
      pictures: [picture(good), picture(bad), picture('aaaaaaaaaaaa')],
    }),
    siteDir,
    nothing,
  );
  const noPicture = 'its picture cannot be used: no such picture is uploaded';
  const noJpeg = 'its picture cannot be used: it is not a JPEG, PNG, WebP or AVIF picture';
  expect(made.failed).toEqual([
    { table: 'products', id: '2', name: 'Bad tire', reason: noJpeg },
    { table: 'products', id: '3', name: 'Other tire', reason: noJpeg },
    { table: 'list_entries', id: '4', name: 'Ana', reason: noPicture },
    { table: 'settings', id: '6', name: 'picture_tour', reason: noPicture },
  ]);
  expect(names(made.files['products'])).toEqual(['Good tire']);
  expect(made.content['shop']).toMatchObject({ team: [{ title: { en: 'Ben' } }] });
  expect(made.content['shop']).not.toHaveProperty('pagePictures');
  // What nothing shows stays in the bucket.
  expect(read).not.toHaveBeenCalledWith('aaaaaaaaaaaa');
});

test('the last good version of a row that fails stays in its place', async () => {
  const { good, bad, read } = await twoUploads();
  const source = createShopSource(read);
  const version = (name: string, image: string, text: string) =>
    rows({
      products: ['1', '2', '3'].map((id) =>
        product(id, `${name} ${id}`, id === '2' ? addressOf(image) : '/a.webp'),
      ),
      listEntries: [
        { ...entry, id: '4', list: 'jobs', title: `${name} dent`, picture: addressOf(image) },
        { ...entry, id: '5', list: 'jobs', title: `${name} door` },
        { ...article('8', text), title: name },
      ],
      settings: [{ id: '6', key: 'picture_tour', value: addressOf(image) }],
      pictures: [picture(good), picture(bad)],
    });
  const { failed: none, ...published } = await source.make(
    version('Old', good, 'Old text'),
    siteDir,
    nothing,
  );
  expect(none).toEqual([]);
  const made = await source.make(version('New', bad, '>'.repeat(5000)), siteDir, () => published);
  expect(made.failed.map(({ id }) => id)).toEqual(['2', '4', '6', '8']);
  expect(names(made.files['products'])).toEqual(['New 1', 'Old 2', 'New 3']);
  expect(made.content['shop']).toMatchObject({
    jobs: [{ title: { en: 'Old dent' } }, { title: { en: 'New door' } }],
    articles: [{ title: { en: 'Old' } }],
    pagePictures: { tour: { address: addressOf(good) } },
  });
  expect(made.files['article article-8']).toEqual({
    en: [{ tag: 'p', children: ['Old text'] }],
  });
  // A row that is deleted has no last version.
  const gone = await source.make(rows({}), siteDir, () => published);
  expect(gone.files['products']).toEqual([]);
});

test('an offer with a picture that cannot be made keeps its last good version, and lowers the price as stored', async () => {
  const { good, bad, read } = await twoUploads();
  const source = createShopSource(read);
  const version = (title: string, image: string, percent: number, until: string) =>
    rows({
      offers: [
        {
          ...{ id: '1', title: { en: title }, picture: addressOf(image), service: 'oil-change' },
          ...{ percent, from: '2026-03-02T12:00:00.000Z', until },
        },
      ],
      pictures: [picture(good), picture(bad)],
    });
  const later = '2026-03-03T12:00:00.000Z';
  const publish = (queried: ContentRows, published = nothing()) =>
    source.make(queried, siteDir, () => published);
  const noVersion = await publish(version('New', bad, 20, later));
  const reason = 'its picture cannot be used: it is not a JPEG, PNG, WebP or AVIF picture';
  expect(noVersion.failed).toEqual([{ table: 'offers', id: '1', name: 'New', reason }]);
  expect(noVersion.content['shop']).toMatchObject({ discounts: [{ percent: 20 }] });
  expect(noVersion.content['shop']).not.toHaveProperty('offers');

  const { failed: none, ...published } = await publish(version('Old', good, 10, later));
  expect(none).toEqual([]);
  const { content } = await publish(version('New', bad, 20, later), published);
  expect(content['shop']).toMatchObject({
    offers: [{ title: { en: 'Old' }, picture: addressOf(good) }],
    discounts: [{ percent: 20 }],
  });
  // The last good version was over before staff moved its end.
  const { failed: __, ...over } = await publish(
    version('Old', good, 10, '2026-03-02T18:00:00.000Z'),
  );
  const moved = { ...version('New', bad, 20, later), now: '2026-03-02T19:00:00.000Z' };
  expect((await publish(moved, over)).content['shop']).not.toHaveProperty('offers');
});

test('does not decode a file again that is no picture', async () => {
  const { good, bad, read } = await twoUploads();
  const source = createShopSource(read);
  const shown = rows({
    products: [product('1', 'Good', addressOf(good)), product('2', 'Bad', addressOf(bad))],
    pictures: [picture(good), picture(bad)],
  });
  const first = await source.make(shown, siteDir, nothing);
  const second = await source.make(shown, siteDir, nothing);
  expect(second.failed).toEqual(first.failed);
  expect(read).toHaveBeenCalledTimes(2);
});

test('reads a file again that could not be read', async () => {
  const { good, read } = await twoUploads();
  read.mockRejectedValueOnce(new Error('no answer'));
  const source = createShopSource(read);
  const shown = rows({
    products: [product('1', 'Good', addressOf(good))],
    pictures: [picture(good)],
  });
  const first = await source.make(shown, siteDir, nothing);
  expect(first.failed).toMatchObject([{ reason: 'its picture cannot be used: no answer' }]);
  expect((await source.make(shown, siteDir, nothing)).failed).toEqual([]);
});
