import type { World } from '../world/world';
import { Broken } from './broken';

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
    (select s.value from public.settings s where s.key = 'address_line1') as address`;

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
  };
  if (JSON.stringify(seen) === JSON.stringify(stored)) return;
  throw new Broken('visitors read what is stored', differenceOf(seen, stored ?? {}));
}
