import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RichText } from '@shop/shared-contract';
import { PICTURE_WIDTHS, picturePath } from '@shop/shared-site/contract';
import type { World } from '../world/world';
import { Broken } from './broken';
import { checkRendered } from './rendered';

function differenceOf(seen: object, stored: object): string {
  const [one, other] = [JSON.stringify(seen), JSON.stringify(stored)];
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return `${one.slice(Math.max(0, at - 60), at + 60)} … ${other.slice(Math.max(0, at - 60), at + 60)}`;
}

const STORED = `
  select (select json_agg(json_build_object('id', p.id, 'name', p.name, 'price', p.price,
      'isThere', p.in_stock and (p.quantity is null or p.quantity > p.promised)) order by p.id)
      from public.products p) as products,
    (select json_agg(json_build_object('id', s.id, 'price', s.price) order by s.id collate "C")
      from public.services s where s.is_active) as services,
    (select s.value from public.settings s where s.key = 'address_line1') as address,
    (select json_object_agg(l.list, (select coalesce(json_agg(json_build_object('id', e.id, 'title', e.title, 'picture', e.picture)
        order by e.position, e.id), '[]') from public.list_entries e where e.list = l.list and not e.is_hidden))
      from unnest('{articles,team}'::text[]) as l (list)) as lists,
    (select coalesce(json_object_agg(e.slug, replace(e.text, E'\\n', '') order by e.slug collate "C"), '{}')
      from public.list_entries e where e.list = 'articles' and not e.is_hidden and e.text like 'Turn %') as articles,
    (select coalesce(json_agg(b.content order by b.content collate "C"), '[]') from public.content_blocks b) as texts`;

const wordsOf = (text: RichText): string =>
  text.map((part) => (typeof part === 'string' ? part : wordsOf(part.children ?? []))).join('');

interface Entry {
  id: string;
  title: { en: string };
  picture?: string;
}

const entriesOf = (entries: unknown) =>
  (entries as Entry[]).map(({ id, title, picture = '' }) => ({ id, title: title.en, picture }));

/** The texts of the articles that the owner of the model has written, without markup, by the names in their addresses. */
const articlesOf = (files: Row) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name.startsWith('article '))
      .map(([name, file]) => [name.slice(8), wordsOf((file as { en: RichText }).en)])
      .filter(([, words = '']) => words.startsWith('Turn '))
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );

const textsOf = (texts: unknown) =>
  Object.values(texts as Record<string, Record<string, Record<string, string>>>)
    .flatMap((pages) => Object.values(pages).flatMap((page) => Object.values(page)))
    .sort();

/** Each picture that is named is among the files. */
function checkPictures(siteDir: string, published: object) {
  const named = JSON.stringify(published).matchAll(/\/content\/([0-9a-f]+)-\d+\.webp/g);
  const ids = new Set(Array.from(named, ([, id = '']) => id));
  for (const address of [...ids].flatMap((id) => PICTURE_WIDTHS.map((w) => picturePath(id, w)))) {
    if (!existsSync(path.join(siteDir, address)))
      throw new Broken('what visitors see is there', address);
  }
}

type Row = Record<string, unknown>;

const byId = (all: Row[]) => all.sort((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1));

/** What visitors read is what is stored, unless it is still to be published. @throws Broken */
export async function checkPublished(world: World): Promise<void> {
  const { backend } = world.database;
  const [waits] = await backend.query(
    `select id from public.publications where state <> 'published' limit 1`,
  );
  if (waits) return;
  const { content, files } = world.workers.published();
  const shop = content['shop'] as Row | undefined;
  // Nothing was saved yet.
  if (!shop) return;
  const [stored] = await backend.query(STORED);
  const products = (files['products'] as Row[]).map(
    ({ id, name, price, in_stock: isThere }): Row => ({ id, name, price, isThere }),
  );
  const services = (shop['services'] as Row[]).map(({ id, price }): Row => ({ id, price }));
  const seen = {
    products: byId(products),
    services: byId(services),
    address: shop['addressLine1'],
    lists: { articles: entriesOf(shop['articles']), team: entriesOf(shop['team']) },
    articles: articlesOf(files),
    texts: textsOf(content['texts']),
  };
  checkPictures(world.workers.siteDir, { content, files });
  if (JSON.stringify(seen) !== JSON.stringify(stored)) {
    throw new Broken('visitors read what is stored', differenceOf(seen, stored ?? {}));
  }
  if (world.workers.rendering) checkRendered(world);
}
