import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlFile } from '@shop/platform/site/composeLedger';
import { readContentPages } from '@shop/platform/site/contentPages';
import { CONTENT_PAGES } from '@shop/platform/site/generations';
import { type Content, type PublishedProduct, paths } from '@shop/shared-contract';
import { productPath } from '../../../shared-data/src/products/productPath';
import { formatPrice } from '../../../shared-i18n/src/formats';
import type { World } from '../world/world';
import { Broken } from './broken';

type ReadPage = (address: string) => string;
type Files = Readonly<Record<string, unknown>>;

const INVARIANT = 'pages show what is stored';

/** What a visitor reads of a page before any script runs: parts of text between bars. */
const visible = (html: string) =>
  `${html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/(<[^>]+>)+/g, '|')
    .replaceAll('&amp;', '&')}|`;

function read(file: string, address: string): string {
  if (!existsSync(file)) throw new Broken(INVARIANT, `${address} is not there`);
  return visible(readFileSync(file, 'utf8'));
}

function expect(address: string, text: string, parts: readonly string[]) {
  const missing = parts.find((part) => !text.includes(part));
  if (missing !== undefined) throw new Broken(INVARIANT, `${address} is without ${missing}`);
}

/** Compares those of a page's sentences that the model has invented with all that are stored. */
function expectOnly(address: string, text: string, pattern: RegExp, stored: string) {
  const found = (where: string) => [...new Set(where.match(pattern))].sort().join(', ') || 'none';
  const [shown, expected] = [found(text), found(stored)];
  if (shown === expected) return;
  throw new Broken(INVARIANT, `${address} has ${shown} instead of ${expected}`);
}

const productParts = ({ name, price, in_stock }: PublishedProduct) => [
  `|${name}|`,
  `|${formatPrice(price)}|`,
  in_stock ? '|In stock' : '|Out of stock',
];

function checkArticles(readOwn: ReadPage, { shop }: Content, files: Files) {
  for (const { slug, title } of shop.articles ?? []) {
    const address = paths.article(slug);
    const text = readOwn(address);
    expect(address, text, [`|${title.en}|`]);
    expectOnly(address, text, /Turn \d+ of the wheel/g, JSON.stringify(files[`article ${slug}`]));
  }
}

function checkServices(readPage: ReadPage, readOwn: ReadPage, { shop }: Content) {
  const text = readPage('/services');
  for (const { id, name, price, inWizard } of shop.services ?? []) {
    expect(paths.service(id), readOwn(paths.service(id)), [
      `|${name.en}|`,
      `|${formatPrice(price)}`,
    ]);
    if (!inWizard) continue;
    const shown = text.split(`|${name.en}|`)[1]?.split('|Book Now|')[0];
    if (shown?.endsWith(`|${formatPrice(price)}`)) continue;
    throw new Broken(INVARIANT, `/services has ${name.en} for ${shown}, not for ${price}`);
  }
}

function checkLists(readPage: ReadPage, { shop, texts }: Content) {
  const team = (shop.team ?? []).map(({ title }) => `|${title.en}|`);
  expect('/about', readPage('/about'), team);
  expectOnly('/about', readPage('/about'), /Mechanic \d+/g, team.join());
  expectOnly('/', readPage('/'), /Text \d+/g, JSON.stringify(texts.en));
  expectOnly('/es', readPage('/es'), /Text \d+/g, JSON.stringify(texts.es));
  expect('/', readPage('/'), [shop.addressLine1 ?? '']);
}

/**
 * The HTML of each page shows what is published, which `checkPublished` has compared with what is stored.
 * @throws Broken
 */
export function checkRendered({ workers }: World): void {
  const { siteDir } = workers;
  const { files, ...published } = workers.published();
  const content = published.content as unknown as Content;
  const products = files['products'] as PublishedProduct[];
  const readPage = (address: string) => read(htmlFile(siteDir, address), address);
  const readOwn = (address: string) =>
    read(path.join(siteDir, CONTENT_PAGES, address, 'index.html'), address);

  for (const product of products) {
    expect(product.name, readOwn(productPath(product)), productParts(product));
  }
  checkArticles(readOwn, content, files);
  checkServices(readPage, readOwn, content);
  checkLists(readPage, content);
  const named = [
    ...(content.shop.articles ?? []).map(({ slug }) => paths.article(slug)),
    ...Object.keys(content.movedArticles ?? {}).map(paths.article),
    ...products.map(productPath),
    ...(content.shop.services ?? []).map(({ id }) => paths.service(id)),
  ];
  const all = new Set(named.flatMap((address) => [address, `/es${address}`]));
  const left = Object.keys(readContentPages(siteDir).pages).find((address) => !all.has(address));
  if (left) throw new Broken(INVARIANT, `${left} is still there`);
}
