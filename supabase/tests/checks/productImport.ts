import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert, VALID } from '../support/fixture.ts';
import type { Check } from './check.ts';
import type { Values } from './constraintCase.ts';
import { PRODUCT_CASES } from './productCases.ts';

const PRODUCT = VALID.booking_tires.product;

/** All columns that an import sends. */
const ROW = {
  kind: 'tire',
  name: 'Defender2',
  description: 'Lasts long',
  price: 150.5,
  category: 'all-season-tires',
  image_url: '/tire.webp',
  in_stock: true,
  brand: 'Michelin',
  sku: 'MIC-D2',
  condition: 'new',
  size: '225/65R17',
  load_index: 102,
  speed_rating: 'H',
  tread_32nds: null,
  dot: '',
  quantity: 8,
  low_stock: 4,
  free_shipping: true,
  name_es: 'Defender2 es',
  description_es: 'Dura mucho',
  photos: ['/a.webp', '/b.webp'],
};

/** Accepted as it is, with any number of others. */
const BARE = { ...ROW, sku: '' };

/** Photos of the cases are the text of an array. */
const photosOf = ({ photos }: Values) =>
  photos && {
    photos: [...photos.matchAll(/"([^"]*)"|[^{},]+/g)].map(([all, quoted]) =>
      all === 'NULL' ? null : (quoted ?? all),
    ),
  };

/** The constraint or the column by which the table refuses a row. */
async function ruleOf(db: Db, row: object): Promise<string | undefined> {
  const columns = Object.keys(ROW).join(', ');
  await db.run('savepoint tried');
  const { refusal } = await attempt(
    db,
    'admin',
    `insert into public.products (${columns})
     select ${columns} from jsonb_populate_record(null::public.products, $1::text::jsonb)`,
    { parameters: [JSON.stringify(row)] },
  );
  await db.run('rollback to savepoint tried');
  return refusal?.code === '23502' ? `products_${refusal.rule}` : refusal?.rule;
}

async function version(db: Db, id = PRODUCT) {
  const [row] = await db.query<{ updated_at: string }>(
    'select updated_at::text from public.products where id = $1',
    [id],
  );
  return { id, updated_at: row?.updated_at };
}

interface Refused {
  line: number;
  code: string;
}

const stage = (db: Db, id: string, rows: unknown, actor: Actor) =>
  attempt(db, actor, 'select public.stage_products($1, $2::text::jsonb)', {
    parameters: [id, JSON.stringify(rows)],
  });

async function run(db: Db, id: string, isDryRun: boolean, actor: Actor) {
  const { rows: refused, refusal } = await attempt<Refused>(
    db,
    actor,
    'select line, code from json_to_recordset(public.import_products($1, $2)) as r (line int, code text)',
    { parameters: [id, isDryRun] },
  );
  return refusal ? refusal.message : refused.map(({ line, code }) => `${line} ${code}`);
}

/** Stages rows in two parts, and imports them. Returns the refused lines, or the message of the error. */
async function send(db: Db, rows: unknown[], isDryRun = false, actor: Actor = 'admin') {
  const id = randomUUID();
  for (const part of [rows.slice(0, 1), rows.slice(1)]) {
    const { refusal } = await stage(db, id, part, actor);
    if (refusal) return refusal.message;
  }
  return run(db, id, isDryRun, actor);
}

const stored = (db: Db) =>
  db.query(
    'select to_jsonb(p) - $1::text[] as row from public.products p where not is_sample order by name',
    [
      [
        ...['id', 'created_at', 'updated_at', 'width', 'aspect', 'rim', 'available', 'is_low'],
        ...['promised', 'is_sample', 'rating', 'reviews'],
      ],
    ],
  );

const edit = (db: Db, rows: unknown, values: string, actor: Actor = 'admin') =>
  attempt<Record<string, unknown>>(
    db,
    actor,
    `select category, price::float, quantity, in_stock 
     from json_populate_recordset(null::public.products, public.edit_products($1::text::jsonb, ${values}))`,
    { parameters: [JSON.stringify(rows)] },
  );

export const productImport: Check[] = [
  {
    name: 'import_products: adds and changes products in one transaction',
    run: async (db) => {
      const changed = { line: 2, ...(await version(db)), ...ROW, name: 'Changed', sku: '' };
      assert.deepEqual(await send(db, [changed, { line: 3, ...ROW }]), []);
      assert.deepEqual(await stored(db), [
        { row: { ...ROW, name: 'Changed', sku: '' } },
        { row: ROW },
      ]);
    },
  },
  ...[
    { image_url: '/content/000000000000-1280.webp' },
    { photos: ['/a.webp', '/content/000000000000-1280.webp'] },
    { name_es: 'a\ufffeb' },
  ].map(
    (part): Check => ({
      name: `import_products: refuses what no page can show, as the table does: ${JSON.stringify(part)}`,
      run: async (db) => {
        const row = { ...ROW, ...part };
        const rule = await ruleOf(db, row);
        assert.match(rule ?? '', /_(no_picture|unprintable)$/);
        assert.deepEqual(
          await send(db, [
            { line: 2, ...row },
            { line: 3, ...BARE },
          ]),
          [`2 ${rule}`],
        );
      },
    }),
  ),
  {
    name: 'import_products: a dry run changes nothing',
    run: async (db) => {
      const before = await stored(db);
      assert.deepEqual(await send(db, [{ line: 2, ...ROW }], true), []);
      assert.deepEqual(await stored(db), before);
    },
  },
  {
    name: 'import_products: one refused row keeps all from being saved, and each is named with its rule',
    run: async (db) => {
      const before = await stored(db);
      const changed = { ...(await version(db)), ...ROW, sku: '' };
      await db.run(`update public.products set price = price + 1`);
      const rows = [
        { line: 2, ...ROW },
        { line: 3, ...ROW, sku: 'mic-d2' },
        { line: 5, ...ROW, sku: '', price: -1 },
        { line: 6, ...ROW, sku: '', name: null },
        { line: 7, ...ROW, sku: '', image_url: 'http://example.com/a' },
        { line: 9, ...changed },
      ];
      assert.deepEqual(await send(db, rows), [
        '3 products_sku_once',
        '5 products_price',
        '6 products_name',
        '7 products_image_https',
        '9 products_changed',
      ]);
      assert.equal((await stored(db)).length, before.length);
    },
  },
  {
    name: 'import_products: refuses each row that the table refuses, under the same name, and no other',
    run: async (db) => {
      const values = PRODUCT_CASES.filter(({ table }) => table === 'products').flatMap(
        ({ accepts = [], refuses }) => [...accepts, ...refuses],
      );
      const nulls = Object.keys(ROW).map((column) => ({ [column]: null }));
      const rows = [...values, ...nulls]
        .map((value) => ({ ...BARE, ...value, ...photosOf(value) }))
        .filter((row) => Object.keys(row).every((column) => column in ROW))
        .map((row, i) => ({ line: i + 2, ...row }));
      const expected: string[] = [];
      for (const { line, ...row } of rows) {
        const rule = await ruleOf(db, row);
        if (rule) expected.push(`${line} ${rule}`);
      }
      assert.ok(expected.length > 60 && rows.length - expected.length > 40);
      assert.deepEqual(await send(db, rows, true), expected);
    },
  },
  {
    name: 'import_products: rejects other accounts, and what is not a list of at most 20,000 rows',
    run: async (db) => {
      for (const actor of ['user', 'removed'] as const) {
        const staged = await stage(db, randomUUID(), [{ line: 2, ...ROW }], actor);
        assert.equal(staged.refusal?.message, 'not_admin');
        assert.equal(await run(db, randomUUID(), false, actor), 'not_admin');
      }
      const tooMany = Array.from({ length: 20000 }, (_, i) => ({ line: i + 2 }));
      assert.equal(await send(db, [{ line: 1 }, ...tooMany]), 'invalid_request');
      assert.equal(
        (await stage(db, randomUUID(), {}, 'admin')).refusal?.message,
        'invalid_request',
      );
    },
  },
  {
    name: 'import_products: a dry run can be followed by the import, once, by the account that sent the rows',
    run: async (db) => {
      const id = randomUUID();
      await stage(db, id, [{ line: 2, ...ROW }], 'admin');
      assert.deepEqual(await run(db, id, true, 'admin'), []);
      assert.equal(await run(db, id, false, 'otherAdmin'), 'not_found');
      assert.deepEqual(await run(db, id, false, 'admin'), []);
      assert.equal(await run(db, id, false, 'admin'), 'not_found');
    },
  },
  {
    name: 'stage_products: deletes what was sent more than a day ago',
    run: async (db) => {
      const id = randomUUID();
      await stage(db, id, [{ line: 2, ...ROW }], 'admin');
      await db.run(`update private.import_rows set staged_at = now() - interval '25 hours'`);
      await stage(db, randomUUID(), [{ line: 2 }], 'admin');
      assert.equal(await run(db, id, false, 'admin'), 'not_found');
    },
  },
  {
    name: 'edit_products: changes the given columns of the selected products',
    run: async (db) => {
      const other = '00000000-0000-4000-8000-0000000000c9';
      await db.run(
        insert('public.products', { id: other, ...VALID.products, price: '10.05', quantity: '2' }),
      );
      const rows = [await version(db), await version(db, other)];
      const { rows: changed } = await edit(db, rows, `'winter-tires', -10, null, false`);
      assert.deepEqual(
        changed.toSorted((a, b) => Number(a['price']) - Number(b['price'])),
        [
          { category: 'winter-tires', price: 9.05, quantity: 2, in_stock: false },
          { category: 'winter-tires', price: 170.99, quantity: null, in_stock: false },
        ],
      );
      const again = await edit(db, [await version(db, other)], 'null, null, 7, null');
      assert.deepEqual(again.rows, [
        { category: 'winter-tires', price: 9.05, quantity: 7, in_stock: false },
      ]);
    },
  },
  {
    name: 'edit_products: changes none when one was changed, is gone or is refused',
    run: async (db) => {
      const before = await stored(db);
      const read = await version(db);
      const gone = { ...read, id: '00000000-0000-4000-8000-0000000000ff' };
      const outcome = async (rows: unknown, values: string) => {
        const { refusal } = await edit(db, rows, values);
        return refusal?.rule ?? refusal?.message;
      };
      assert.equal(await outcome([read, gone], 'null, 5'), 'products_changed');
      assert.equal(
        await outcome([{ ...read, updated_at: '2026-01-01' }], 'null, 5'),
        'products_changed',
      );
      assert.equal(await outcome([read], `'filters'`), 'products_category');
      assert.equal(await outcome([read], 'null, -101'), 'products_price');
      assert.deepEqual(await stored(db), before);
    },
  },
  {
    name: 'edit_products: rejects accounts that are not an administrator’s',
    run: async (db) => {
      for (const actor of ['user', 'removed'] as const) {
        const { refusal } = await edit(db, [await version(db)], 'null, 5', actor);
        assert.equal(refusal?.message, 'not_admin');
      }
    },
  },
];
