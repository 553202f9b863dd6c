/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { makePicture, PictureRefused } from './makePicture';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const idOf = (file: Uint8Array) => createHash('sha256').update(file).digest('hex').slice(0, 12);
const made = (id: string, width: number) => path.join(siteDir, `content/${id}-${width}.webp`);

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

/** With the place and the camera, as a phone writes them. */
const photo = (width: number, height: number, orientation = 1) =>
  blank(width, height)
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '33/1 31/1 0/1' } })
    .jpeg()
    .toBuffer();

const make = (file: Uint8Array, width: number, height: number, id = idOf(file)) =>
  makePicture(siteDir, { id, width, height }, async () => file);

test('makes three widths, without anything that was written into the file', async () => {
  const file = await photo(1600, 1200);
  expect((await sharp(file).metadata()).exif?.toString('latin1')).toContain('Phone');
  await make(file, 1600, 1200);
  const id = idOf(file);
  expect(readdirSync(path.join(siteDir, 'content')).sort()).toEqual([
    `${id}-1280.webp`,
    `${id}-320.webp`,
    `${id}-640.webp`,
  ]);
  for (const [width, height] of [
    [320, 240],
    [640, 480],
    [1280, 960],
  ] as const) {
    const bytes = readFileSync(made(id, width));
    const { format, exif, icc, xmp, ...measured } = await sharp(bytes).metadata();
    expect(measured).toMatchObject({ width, height });
    expect([format, exif, icc, xmp]).toEqual(['webp', undefined, undefined, undefined]);
    expect(bytes.toString('latin1')).not.toMatch(/Exif|Phone|GPS/);
  }
});

test('turns a picture as its file says, since nothing says so afterwards', async () => {
  const file = await photo(400, 200, 6);
  await make(file, 200, 400);
  expect(await sharp(readFileSync(made(idOf(file), 1280))).metadata()).toMatchObject({
    width: 200,
    height: 400,
  });
});

test.each(['png', 'webp', 'avif'] as const)('reads %s', async (format) => {
  const file = await blank(50, 40).toFormat(format).toBuffer();
  await make(file, 50, 40);
  expect(await sharp(readFileSync(made(idOf(file), 640))).metadata()).toMatchObject({ width: 50 });
});

test('makes files once', async () => {
  const file = await photo(50, 50);
  const read = jest.fn(async () => file);
  const picture = { id: idOf(file), width: 50, height: 50 };
  await makePicture(siteDir, picture, read);
  await makePicture(siteDir, picture, read);
  expect(read).toHaveBeenCalledTimes(1);
  rmSync(made(picture.id, 640));
  await makePicture(siteDir, picture, read);
  expect(read).toHaveBeenCalledTimes(2);
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;

/** A picture of one pixel whose header says that it has 30,000 by 30,000. */
async function bomb() {
  const file = await blank(1, 1).jpeg().toBuffer();
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(30_000, frame + 5);
  file.writeUInt16BE(30_000, frame + 7);
  return file;
}

test.each<[string, () => Promise<Buffer>, string]>([
  ['an SVG with a script', async () => Buffer.from(svg), 'not a JPEG, PNG, WebP or AVIF picture'],
  ['a text', async () => Buffer.from('not a picture'), 'not a JPEG, PNG, WebP or AVIF picture'],
  ['an empty file', async () => Buffer.alloc(0), 'the file is damaged'],
  ['a GIF', () => blank(9, 9).gif().toBuffer(), 'not a JPEG, PNG, WebP or AVIF picture'],
  ['a TIFF', () => blank(9, 9).tiff().toBuffer(), 'not a JPEG, PNG, WebP or AVIF picture'],
  ['a bomb', bomb, 'it is larger than 2400 by 2400 pixels'],
  ['half a file', async () => (await photo(9, 9)).subarray(0, -20), 'the file is damaged'],
])('refuses %s, and makes nothing', async (_, create, reason) => {
  const file = await create();
  const refused = make(file, 9, 9);
  await expect(refused).rejects.toThrow(PictureRefused);
  await expect(refused).rejects.toThrow(reason);
  expect(readdirSync(siteDir)).toEqual([]);
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'refuses a large %s before it is decoded',
  async (format) => {
    // Of one color, it has a thousand bytes as AVIF, and a hundred megabytes in memory.
    const [width, height] = [6000, 6000];
    const file = await blank(width, height).toFormat(format, { effort: 1 }).toBuffer();
    const before = process.cpuUsage();
    await expect(make(file, width, height)).rejects.toThrow(
      'it is larger than 2400 by 2400 pixels',
    );
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(200);
    expect(readdirSync(siteDir)).toEqual([]);
  },
);

test('makes a picture of the largest size that a browser uploads', async () => {
  const file = await photo(2400, 2400);
  await make(file, 2400, 2400);
  expect(await sharp(readFileSync(made(idOf(file), 1280))).metadata()).toMatchObject({
    width: 1280,
  });
});

test('refuses a file that is not the one that was uploaded', async () => {
  const file = await photo(50, 50);
  await expect(make(file, 50, 50, 'a1b2c3d4e5f6')).rejects.toThrow('the file is another one');
});

test('refuses a picture of another size than pages reserve for it', async () => {
  const file = await photo(50, 50);
  await expect(make(file, 50, 40)).rejects.toThrow('another size than was measured');
});

test('fails as reading does, so that it is tried again', async () => {
  const failing = makePicture(siteDir, { id: 'a1b2c3d4e5f6', width: 1, height: 1 }, async () => {
    throw new Error('no answer');
  });
  await expect(failing).rejects.toThrow('no answer');
  await expect(failing).rejects.not.toThrow(PictureRefused);
});
