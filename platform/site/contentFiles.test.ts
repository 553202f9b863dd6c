import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { emptyContent } from '../../shared-contract/src/content';
import { contentPath } from '../../shared-site/contract';
import { withCopies } from './compressFiles';
import {
  expiredContent,
  picturesOf,
  readContent,
  refreshContentRetention,
  removeFiles,
  writeContent,
} from './contentFiles';

const { products: _, ...content } = emptyContent;
const tire = {
  ...{ id: '1', name: 'Blizzak', description: 'Snow', price: 180.5, category: 'winter-tires' },
  ...{ image_url: '/tire.webp', in_stock: true, created_at: '2026-03-02T17:00:00.120Z' },
};
const withPhone = (phone: string) => ({ ...content, shop: { phone } });

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

test('equal content has the same digest, and reads as it was written', async () => {
  const { digest, files } = await writeContent(siteDir, { content, files: { products: [tire] } });
  expect((await writeContent(siteDir, { content, files: { products: [tire] } })).digest).toBe(
    digest,
  );
  const read = readContent(siteDir, digest);
  expect(read.files).toEqual({ products: [tire] });
  expect(files).toEqual([contentPath(digest), read.content['products']]);
});

test('products have a file of their own, whose path changes only with them', async () => {
  const fileOf = async (phone: string, price: number) => {
    const written = await writeContent(siteDir, {
      content: withPhone(phone),
      files: { products: [{ ...tire, price }] },
    });
    return readContent(siteDir, written.digest).content['products'];
  };
  const file = await fileOf('+17705550101', 180);
  expect(await fileOf('+17705550102', 180)).toBe(file);
  expect(await fileOf('+17705550101', 181)).not.toBe(file);
});

test('a site without products or without any content has no product file', async () => {
  const { digest } = await writeContent(siteDir, { content, files: { products: [] } });
  expect(readContent(siteDir, digest)).toEqual({ content: emptyContent, files: {} });
  expect(readContent(siteDir, undefined)).toEqual({ content: {}, files: {} });
});

test('each file has compressed copies of the same content', async () => {
  const { files } = await writeContent(siteDir, { content, files: { products: [tire] } });
  for (const file of files) {
    const bytes = readFileSync(path.join(siteDir, file));
    const compressed = readFileSync(path.join(siteDir, `${file}.br`));
    expect(brotliDecompressSync(compressed).equals(bytes)).toBe(true);
    expect(gunzipSync(readFileSync(path.join(siteDir, `${file}.gz`))).equals(bytes)).toBe(true);
  }
});

test('a damaged file is written again, and does not prevent other content', async () => {
  const damaged = await writeContent(siteDir, { content, files: { products: [tire] } });
  writeFileSync(path.join(siteDir, String(damaged.files[0])), '{');
  expect(() => readContent(siteDir, damaged.digest)).toThrow('is missing or damaged');
  expect(() => refreshContentRetention(siteDir, damaged.digest)).not.toThrow();
  await writeContent(siteDir, { content, files: { products: [tire] } });
  expect(readContent(siteDir, damaged.digest).files).toEqual({ products: [tire] });
});

test('missing content does not prevent that other content replaces it', () => {
  expect(() => refreshContentRetention(siteDir, '3f2a9c0d1b2e')).not.toThrow();
});

test('content that is not named any more expires after 30 days, with its copies', async () => {
  const old = await writeContent(siteDir, {
    content: withPhone('+17705550101'),
    files: { products: [] },
  });
  const live = await writeContent(siteDir, {
    content: withPhone('+17705550102'),
    files: { products: [tire] },
  });
  expect(expiredContent(siteDir, live.digest)).toEqual([]);
  const longAgo = Date.now() / 1000 - 31 * 24 * 60 * 60;
  for (const file of [...old.files, ...live.files]) {
    utimesSync(path.join(siteDir, file), longAgo, longAgo);
  }
  expect(expiredContent(siteDir, live.digest)).toEqual(old.files);
  removeFiles(siteDir, old.files);
  const removed = withCopies(path.join(siteDir, String(old.files[0])));
  expect(removed.filter((file) => existsSync(file))).toEqual([]);
  expect(readContent(siteDir, live.digest).files).toEqual({ products: [tire] });
});

test('the days of content count from when it was replaced', async () => {
  const old = await writeContent(siteDir, {
    content: withPhone('+17705550101'),
    files: { products: [tire] },
  });
  const longAgo = Date.now() / 1000 - 31 * 24 * 60 * 60;
  for (const file of old.files) utimesSync(path.join(siteDir, file), longAgo, longAgo);
  refreshContentRetention(siteDir, old.digest);
  const live = await writeContent(siteDir, { content, files: { products: [] } });
  expect(expiredContent(siteDir, live.digest)).toEqual([]);
});

test('a product file that a page names does not expire', async () => {
  const old = await writeContent(siteDir, { content, files: { products: [tire] } });
  const live = await writeContent(siteDir, { content, files: { products: [] } });
  const longAgo = Date.now() / 1000 - 31 * 24 * 60 * 60;
  for (const file of old.files) utimesSync(path.join(siteDir, file), longAgo, longAgo);
  const [oldContent = '', oldProducts = ''] = old.files;
  expect(expiredContent(siteDir, live.digest, [oldProducts])).toEqual([oldContent]);
});

describe('files of pictures', () => {
  const FILES = [320, 640, 1280].map((width) => `/content/a1b2c3d4e5f6-${width}.webp`);
  // As rows name it: pages derive the smaller ones.
  const shown = { ...tire, image_url: FILES[2] };
  const put = (daysAgo: number) => {
    const at = Date.now() / 1000 - daysAgo * 24 * 60 * 60;
    for (const file of FILES.map((each) => path.join(siteDir, each))) {
      writeFileSync(file, 'picture');
      utimesSync(file, at, at);
    }
  };

  test('a content names a picture in all of its widths', async () => {
    const { digest } = await writeContent(siteDir, { content, files: { products: [shown] } });
    expect(picturesOf(siteDir, digest)).toEqual([]);
    put(0);
    expect(picturesOf(siteDir, digest)).toEqual(FILES);
    expect(picturesOf(siteDir, '3f2a9c0d1b2e')).toEqual([]);
  });

  test('expire 30 days after the content that names them was replaced', async () => {
    const old = await writeContent(siteDir, { content, files: { products: [shown] } });
    put(31);
    expect(expiredContent(siteDir, old.digest)).toEqual([]);
    refreshContentRetention(siteDir, old.digest);
    const live = await writeContent(siteDir, { content, files: { products: [] } });
    expect(expiredContent(siteDir, live.digest)).toEqual([]);
    put(31);
    expect(expiredContent(siteDir, live.digest)).toEqual(expect.arrayContaining(FILES));
    expect(expiredContent(siteDir, live.digest, [String(old.files[1])])).toEqual([]);
  });

  test('no other file beside them expires', async () => {
    const live = await writeContent(siteDir, { content, files: { products: [] } });
    writeFileSync(path.join(siteDir, 'content/tire.webp'), '');
    utimesSync(path.join(siteDir, 'content/tire.webp'), 1, 1);
    expect(expiredContent(siteDir, live.digest)).toEqual([]);
  });
});
