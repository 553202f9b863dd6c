import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { PICTURE, VALID } from '../support/fixture.ts';
import type { Check } from './check.ts';

interface Draft {
  id: string;
  updated_at: string;
}

const NEW = '00000000-0000-4000-8000-0000000000d2';
const PRODUCT = VALID.booking_tires.product;
const ARTICLE = { list: 'articles', title: 'Brakes', text: 'They stop.', day: '2026-03-02' };

const INSERT = `insert into public.row_drafts (id, table_name, changes, replaces)
  values ($1, $2, $3::text::jsonb, $4) returning id, updated_at::text`;

/** Saves a draft of a new article, or of what the parameters name. */
async function save(
  db: Db,
  {
    actor = 'admin',
    id = NEW,
    table = 'list_entries',
    changes = ARTICLE,
    replaces = null,
  }: {
    actor?: Actor;
    id?: string;
    table?: string;
    changes?: object;
    replaces?: string | null;
  } = {},
) {
  const parameters = [id, table, JSON.stringify(changes), replaces];
  const { rows, refusal } = await attempt<Draft>(db, actor, INSERT, { parameters });
  return { draft: rows[0], refusal: refusal && (refusal.rule ?? refusal.code) };
}

async function saved(db: Db, options: Parameters<typeof save>[1] = {}): Promise<Draft> {
  const { draft, refusal } = await save(db, options);
  assert.equal(refusal, undefined);
  assert.ok(draft);
  return draft;
}

async function publish(db: Db, drafts: Draft[], actor: Actor = 'admin') {
  const sql = 'select public.publish_drafts($1::text::jsonb) as ids';
  const { rows, refusal } = await attempt<{ ids: string[] }>(db, actor, sql, {
    parameters: [JSON.stringify(drafts)],
  });
  return refusal?.message ?? rows[0]?.ids;
}

const versionOf = async (db: Db, id: string) => {
  const [row] = await db.query<{ version: string }>(
    'select updated_at::text as version from public.products where id = $1',
    [id],
  );
  return row?.version ?? '';
};

const priceDraft = async (db: Db) =>
  saved(db, {
    ...{ id: PRODUCT, table: 'products', changes: { price: 150, rating: 5 } },
    replaces: await versionOf(db, PRODUCT),
  });

const product = async (db: Db) =>
  (
    await db.query<{ price: number; rating: number | null; name: string }>(
      'select price::float as price, rating, name from public.products where id = $1',
      [PRODUCT],
    )
  )[0];

const articles = async (db: Db) => {
  const rows = await db.query<{ slug: string }>(
    `select slug from public.list_entries where list = 'articles' and id = '${NEW}'`,
  );
  return rows.map(({ slug }) => slug);
};

const count = async (db: Db, table: string) => {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from public.${table}`,
  );
  return row?.count;
};

export const rowDrafts: Check[] = [
  {
    name: 'publish_drafts: adds a new article, changes a product, deletes the drafts, and queues publications',
    run: async (db) => {
      const drafts = [await saved(db), await priceDraft(db)];
      await db.run('delete from public.publications');
      const left = await count(db, 'row_drafts');
      assert.deepEqual(await publish(db, drafts), []);
      assert.deepEqual(await articles(db), ['brakes']);
      // The number of stars is not for staff to write.
      const { name } = VALID.products;
      assert.deepEqual(await product(db), { price: 150, rating: null, name });
      assert.equal(await count(db, 'row_drafts'), (left ?? 0) - 2);
      assert.equal(await count(db, 'publications'), 2);
    },
  },
  {
    name: 'row_drafts: a draft neither writes its row nor queues it for publishing, and is audited itself',
    run: async (db) => {
      const before = await count(db, 'publications');
      await saved(db);
      assert.deepEqual(await articles(db), []);
      assert.equal(await count(db, 'publications'), before);
      const logged = await db.query(
        `select table_name, action, after -> 'changes' as changes from public.audit_log where row_id = '${NEW}'`,
      );
      assert.deepEqual(logged, [{ table_name: 'row_drafts', action: 'INSERT', changes: ARTICLE }]);
    },
  },
  ...Object.entries({
    list_entries_language: { ...ARTICLE, text: '' },
    list_entries_title: { ...ARTICLE, title: 'x'.repeat(250) },
    list_entries_text_too_nested: { ...ARTICLE, text: '*'.repeat(401) },
    list_entries_picture_no_picture: { ...ARTICLE, picture: '/content/ffffffffffff-1280.webp' },
    // What is missing is named by its column.
    list: { title: 'Brakes' },
    row_drafts_changes: { ...ARTICLE, text: 'x'.repeat(100_001) },
  }).map(
    ([rule, changes]): Check => ({
      name: `row_drafts: refuses a draft whose article would be refused, with ${rule}`,
      run: async (db) => assert.equal((await save(db, { changes })).refusal, rule),
    }),
  ),
  {
    name: 'row_drafts: refuses a draft that is outdated already with a text that no page can show',
    run: async (db) => {
      const outdated = { id: PRODUCT, table: 'products', replaces: '2020-01-01T00:00:00Z' };
      const changes = { image_url: '/content/ffffffffffff-1280.webp' };
      const { refusal } = await save(db, { ...outdated, changes });
      assert.equal(refusal, 'row_drafts_image_url_no_picture');
    },
  },
  {
    name: 'row_drafts: refuses a draft with the address of another article',
    run: async (db) => {
      await publish(db, [await saved(db)]);
      const id = '00000000-0000-4000-8000-0000000000d3';
      assert.equal((await save(db, { id })).refusal, 'list_entries_slug_once');
    },
  },
  {
    name: 'row_drafts: does not check the draft of an account that may save none',
    run: async (db) => {
      const changes = { ...ARTICLE, text: '' };
      assert.equal((await save(db, { actor: 'user', changes })).refusal, '42501');
    },
  },
  {
    name: 'publish_drafts: leaves a draft whose product was changed meanwhile, and publishes the other',
    run: async (db) => {
      const [article, price] = [await saved(db), await priceDraft(db)];
      await db.run(`update public.products set name = 'Other' where id = '${PRODUCT}'`);
      assert.deepEqual(await publish(db, [article, price]), [price.id]);
      assert.equal((await product(db))?.name, 'Other');
      assert.equal((await product(db))?.price, 189.99);
      assert.deepEqual(await articles(db), ['brakes']);
    },
  },
  {
    name: 'publish_drafts: leaves a draft that was changed, and one whose row was added or removed meanwhile',
    run: async (db) => {
      const [article, price] = [await saved(db), await priceDraft(db)];
      const stale = { ...article, updated_at: '2026-01-01T00:00:00Z' };
      assert.deepEqual(await publish(db, [stale]), [NEW]);
      await db.run(`delete from public.booking_tires; delete from public.products where id = '${PRODUCT}';
        insert into public.list_entries (id, list, title, text, day) values ('${NEW}', 'articles', 'Mine', 'Text', '2026-03-02')`);
      assert.deepEqual(await publish(db, [article, price]), [NEW, PRODUCT].sort().toReversed());
      assert.deepEqual(await articles(db), ['mine']);
    },
  },
  {
    name: 'publish_drafts: leaves an article whose address another one has by now, and publishes the other',
    run: async (db) => {
      const [article, price] = [await saved(db), await priceDraft(db)];
      await db.run(
        `insert into public.list_entries (list, title, text, day) values ('articles', 'Brakes', 'Text', '2026-03-02')`,
      );
      assert.deepEqual(await publish(db, [article, price]), [article.id]);
      assert.equal((await product(db))?.price, 150);
    },
  },
  {
    name: 'row_drafts: a picture stays while a draft names it',
    run: async (db) => {
      const text = `![](/content/${PICTURE}-1280.webp)`;
      await saved(db, { changes: { ...ARTICLE, text } });
      const remove = `delete from public.pictures where id = '${PICTURE}'`;
      assert.equal((await attempt(db, 'admin', remove)).refusal?.message, 'picture_used');
      const { rows } = await attempt<{ uses: object }>(
        db,
        'admin',
        `select public.picture_uses('${PICTURE}') as uses`,
      );
      assert.deepEqual(rows[0]?.uses, [{ table_name: 'row_drafts', name: 'Brakes' }]);
    },
  },
  {
    name: 'publish_drafts: publishes no row for accounts that are not an administrator’s',
    run: async (db) => {
      const drafts = [await saved(db)];
      assert.equal(await publish(db, drafts, 'user'), 'not_admin');
      assert.deepEqual(await articles(db), []);
    },
  },
];
