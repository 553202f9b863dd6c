// Draws the pictures of the site that can't be SVG: its icons for phones and the one that
// messengers show. Run it after the mark, the workshop or an article's picture has been redrawn:
// node --import tsx art/drawIcons.ts
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../platform/cli/chromium';
import { root } from '../platform/disk/paths';
import { builtInShop } from '../shared-contract/src/builtInShop';

const source = (file: string) =>
  `data:image/svg+xml;base64,${readFileSync(path.join(root, file)).toString('base64')}`;
const mark = source('shell/public/favicon.svg');

/** `share` of the square is the mark; a maskable icon loses its corners on some phones. */
const icon = (share: number, background: string) =>
  `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">
    <img src="${mark}" style="width:${share}%">`;

// Fewer shades: gradients in all their shades would double the file.
const LEVELS = Array.from({ length: 28 }, (_, level) => (level / 27).toFixed(3)).join(' ');
const fewerShades = `<svg width="0" height="0" style="position:absolute"><filter id="fewer" color-interpolation-filters="sRGB"><feComponentTransfer>${[
  'R',
  'G',
  'B',
]
  .map((channel) => `<feFunc${channel} type="discrete" tableValues="${LEVELS}"/>`)
  .join('')}</feComponentTransfer></filter></svg>`;

/** Any picture of ours above the shop's name, which is the same in both languages. */
const shared = (
  picture: string,
  style: string,
) => `<body style="margin:0;height:100vh;position:relative;font:800 64px Archivo,Arial,sans-serif">${fewerShades}
  <img src="${source(picture)}" style="display:block;width:100%;height:510px;object-fit:cover;${style}">
  <p style="position:absolute;inset:auto 0 0;margin:0;height:120px;box-sizing:border-box;padding:0 48px;display:flex;gap:28px;align-items:center;color:#fff;background:#15181d">
    <img src="${mark}" style="width:84px">${builtInShop.name.replace('&', '&amp;')}`;

/** The size of a link preview. */
const SHARED = { width: 1200, height: 630 };
const artwork = 'mf-storefront/src/pictures';
const articles = readdirSync(path.join(root, artwork)).filter((file) =>
  /^article-.*\.svg$/.test(file),
);

const pictures = [
  { file: 'icon-180.png', width: 180, height: 180, html: icon(84, '#fff') },
  { file: 'icon-192.png', width: 192, height: 192, html: icon(100, 'transparent') },
  { file: 'icon-512.png', width: 512, height: 512, html: icon(100, 'transparent') },
  { file: 'icon-maskable.png', width: 512, height: 512, html: icon(72, '#15181d') },
  {
    file: 'social.png',
    ...SHARED,
    html: shared(`${artwork}/workshop-front.svg`, 'object-position:0 92%;filter:url(#fewer)'),
  },
].map((picture) => ({ ...picture, file: `shell/public/${picture.file}` }));

const articlePictures = articles.map((file) => ({
  file: `${artwork}/${file.replace(/svg$/, 'jpg')}`,
  ...SHARED,
  html: shared(`${artwork}/${file}`, ''),
}));

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
for (const { file, width, height, html } of [...pictures, ...articlePictures]) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html>${html}`);
  const target = path.join(root, file);
  // A JPEG needs no fewer shades; an icon needs its transparent corners.
  const options = file.endsWith('.jpg')
    ? { type: 'jpeg' as const, quality: 82 }
    : { type: 'png' as const, omitBackground: true };
  await page.screenshot({ path: target, ...options });
  console.info(`${file}: ${Math.ceil(statSync(target).size / 1024)} kB`);
  await page.close();
}
await browser.close();
