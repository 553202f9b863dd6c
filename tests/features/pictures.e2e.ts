import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsOf } from '../support/accessible';
import { fillProduct, product } from '../support/products';
import { PASSWORD, signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';
import { horizontalOverflow } from '../web/support/everyWidth';

test.use({ html: 'composed', viewport: { width: 390, height: 844 } });

/** As a phone takes it: turned, with the place and the camera. */
const photo = () =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#884422' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '33/1 31/1 0/1' } })
    .jpeg()
    .toBuffer();

const tireId = '00000000-0000-4000-8000-0000000000a1';
const tire = { ...product({ name: 'Blizzak WS90' }), id: tireId, kind: 'tire' };
const itemPath = `/tires/item/${tireId}-blizzak-ws90`;

const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Product' });
const editTire = (page: Page) => page.getByRole('button', { name: 'Edit Blizzak WS90' }).click();

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser');
  await form(page).getByRole('button', { name: 'Choose a picture (Photo 1)' }).click();
  await (await chooser).setFiles(file);
}

async function saveTire(page: Page) {
  await form(page).getByRole('button', { name: 'Update Product' }).click();
  await expect(form(page)).toBeHidden();
}

test.describe('a photo', () => {
  test.use({ shop: 'pictures' });

  test('of a phone is cropped, described in both languages and published without its place, and removed again', {
    tag: '@prove',
  }, async ({ page, site, otherPage }) => {
    await site.add('products', tire);
    await waitUntilPublished(site);
    await signInToSection(page, site, 'Products', 'photo@example.com');
    await editTire(page);
    await choose(page, { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    const crop = page.getByRole('dialog', { name: 'Crop the picture' });
    await expect(crop.getByRole('img', { name: 'The chosen picture' })).toBeVisible();
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
    await crop.getByRole('group', { name: 'The part that shows' }).press('ArrowDown');
    await crop.getByRole('button', { name: 'Rotate' }).click();
    await crop.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
    await crop.getByRole('textbox', { name: 'What the picture shows' }).fill('Tread with snow');
    await crop.getByRole('textbox', { name: 'The same in Spanish' }).fill('Banda con nieve');
    await crop.getByRole('button', { name: 'Use this picture' }).click();
    await expect(crop).toBeHidden();
    const field = form(page).getByRole('textbox', { name: 'Image URL' });
    await expect(field).toHaveValue(/^\/content\/[0-9a-f]{12}-1280\.webp$/);
    const address = await field.inputValue();
    await fillProduct(page, { 'Spanish description': 'Agarra en nieve y hielo.' });
    await saveTire(page);

    await test.step('a visitor without scripts sees it', async () => {
      await waitUntilPublished(site);
      const visitor = await otherPage({ javaScriptEnabled: false });
      await visitor.goto(`/es${itemPath}`);
      const picture = visitor.getByRole('img', { name: 'Banda con nieve' });
      await expect(picture).toBeVisible();
      await expect(visitor.getByRole('main').getByText('Agarra en nieve y hielo.')).toBeVisible();
      await expect(picture).toHaveAttribute('width', '1280');
      await expect(picture).toHaveAttribute('height', '1280');
      await expect(picture).toHaveAttribute('srcset', /-320\.webp 320w, \S+-640\.webp 640w, /);
      await visitor.goto(itemPath);
      await expect(visitor.getByRole('img', { name: 'Tread with snow' })).toBeVisible();
    });

    await test.step('no file tells where it was taken, not even the upload', async () => {
      const id = address.slice('/content/'.length, -'-1280.webp'.length);
      const upload = await sharp(path.join(site.dataDir, 'pictures', id)).metadata();
      expect([upload.format, upload.exif]).toEqual(['jpeg', undefined]);
      expect(upload.width).toBeLessThanOrEqual(2400);
      for (const width of [320, 640, 1280]) {
        const response = await fetch(site.origin + address.replace('1280', String(width)));
        expect(response.headers.get('cache-control')).toContain('immutable');
        const bytes = Buffer.from(await response.arrayBuffer());
        const { format, width: measured, exif } = await sharp(bytes).metadata();
        expect([format, measured, exif]).toEqual(['webp', width, undefined]);
      }
    });

    await test.step('what uses it is shown, and it is removed from the tire', async () => {
      await editTire(page);
      await form(page).getByRole('button', { name: 'Describe it (Photo 1)' }).click();
      const describe = page.getByRole('dialog', { name: 'Describe the picture' });
      await expect(describe.getByText('Used by: Blizzak WS90.')).toBeVisible();
      await describe.getByRole('button', { name: 'Cancel' }).click();
      await form(page).getByRole('button', { name: 'Remove it (Photo 1)' }).click();
      await fillProduct(page, { 'Image URL': '/favicon.svg' });
      await saveTire(page);
      await waitUntilPublished(site);
      const visitor = await otherPage({ javaScriptEnabled: false });
      await visitor.goto(itemPath);
      await expect(visitor.getByRole('img', { name: 'Blizzak WS90' })).toHaveAttribute(
        'src',
        '/favicon.svg',
      );
    });
  });

  test('of a kind that browsers do not show is refused in words', { tag: '@prove' }, async ({
    page,
    site,
  }) => {
    if ((await site.rows('products', `id=eq.${tireId}`)).length === 0) {
      await site.add('products', tire);
    }
    await signInToSection(page, site, 'Products', 'heic@example.com');
    await editTire(page);
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1');
    await choose(page, { name: 'IMG_2.HEIC', mimeType: 'image/heic', buffer: heic });
    await expect(form(page).getByRole('alert')).toContainText('This is a HEIC picture');
    const text = Buffer.from('not a picture at all');
    await choose(page, { name: 'IMG_3.jpg', mimeType: 'image/jpeg', buffer: text });
    await expect(form(page).getByRole('alert')).toContainText('This isn’t a JPEG');
  });
});

test.describe('the bucket', () => {
  test.use({ shop: 'picture bucket' });
  const FILE = '/storage/v1/object/pictures/a1b2c3d4e5f6';
  const image = { 'content-type': 'image/jpeg' };
  const bytes = (count: number) => ({ rawBody: new Uint8Array(count), headers: image });

  test('is closed to visitors and to accounts without rights', async ({ site }) => {
    const staff = await site.makeAdmin('owner@example.com', PASSWORD);
    expect((await site.api(FILE, { as: staff, ...bytes(9) })).status).toBe(200);
    const customer = await site.makeAccount('customer@example.com', PASSWORD);
    for (const as of ['visitor', customer] as const) {
      const refused = [
        await site.api(FILE, { as, method: 'GET' }),
        await site.api('/storage/v1/object/pictures/000000000000', { as, ...bytes(9) }),
        await site.api(FILE, { as, ...bytes(9), headers: { ...image, 'x-upsert': 'true' } }),
        await site.api('/storage/v1/object/list/pictures', { as, body: { prefix: '' } }),
        await site.api(FILE.replace('object', 'object/sign'), { as, body: { expiresIn: 60 } }),
        await site.api(FILE.replace('object', 'object/public'), { as, method: 'GET' }),
        await site.api(FILE, {
          as,
          method: 'GET',
          headers: { 'x-picture-ticket': '9999999999.0' },
        }),
      ];
      for (const response of refused) expect(response.status).toBeGreaterThanOrEqual(400);
      await site.api('/storage/v1/object/pictures', {
        as,
        method: 'DELETE',
        body: { prefixes: ['a1b2c3d4e5f6'] },
      });
    }
    expect((await site.api(FILE, { as: staff, method: 'GET' })).status).toBe(200);
  });

  test('takes no more than 10 MB, no other kinds of files, and a second file of a name only to replace it', async ({
    site,
  }) => {
    const staff = await site.makeAdmin('other@example.com', PASSWORD);
    const put = (call: object) => site.api(FILE.replace('a1', 'b2'), { as: staff, ...call });
    // The server answers, and closes the connection while the body is still being sent.
    const large = await put(bytes(11 * 1024 * 1024)).then(
      ({ status }) => status,
      () => 413,
    );
    expect(large).toBe(413);
    expect((await put({ method: 'GET' })).status).toBe(400);
    expect((await put({ ...bytes(9), headers: { 'content-type': 'image/svg+xml' } })).status).toBe(
      415,
    );
    expect((await put({ ...bytes(9), headers: { 'content-type': 'text/html' } })).status).toBe(415);
    expect((await put(bytes(9))).status).toBe(200);
    expect((await put(bytes(10))).status).toBe(400);
    const replaced = await put({ ...bytes(10), headers: { ...image, 'x-upsert': 'true' } });
    expect(replaced.status).toBe(200);
  });
});
