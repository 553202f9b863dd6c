import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { PICTURE, VALID } from '../support/fixture.ts';
import type { Check } from './check.ts';

const OTHER = VALID.pictures.id;

const upload = (name: string) =>
  `insert into storage.objects (bucket_id, name) values ('pictures', '${name}')`;
/** The Storage service sets it in its transactions: without it, hosted projects refuse to delete rows of files. */
const ALLOW_DELETE = `select set_config('storage.allow_delete_query', 'true', true)`;
const READ = `select name from storage.objects where bucket_id = 'pictures' order by name`;

async function refusal(db: Db, actor: Actor, sql: string) {
  const tried = await attempt(db, actor, sql);
  return tried.refusal && (tried.refusal.rule ?? tried.refusal.message);
}

const code = async (db: Db, actor: Actor, sql: string) =>
  (await attempt(db, actor, sql)).refusal?.code;

async function readable(db: Db, actor: Actor, ticket?: string): Promise<string[]> {
  const headers = ticket === undefined ? {} : { 'x-picture-ticket': ticket };
  const { rows, refusal } = await attempt<{ name: string }>(db, actor, READ, { headers });
  assert.equal(refusal, undefined);
  return rows.map(({ name }) => name);
}

async function ticketFor(db: Db, picture: string): Promise<string> {
  const sql = `select public.picture_ticket('${picture}') as ticket`;
  const { rows } = await attempt<{ ticket: string }>(db, 'publisher', sql);
  assert.ok(rows[0]);
  return rows[0].ticket;
}

const putBoth = (db: Db) => db.run(`${upload(PICTURE)}; ${upload(OTHER)}`);

const show = (where: string) =>
  `update public.products set ${where} where name = '${VALID.products.name}'`;
const ADDRESS = `/content/${PICTURE}-1280.webp`;

const OUTSIDERS = ['anonymous', 'user', 'removed', 'publisher', 'messenger'] as const;

export const pictures: Check[] = [
  {
    name: 'pictures: the bucket is private, and takes 10 MB of four kinds of pictures',
    run: async (db) => {
      const rows = await db.query(
        'select public, file_size_limit::int as size, allowed_mime_types as types from storage.buckets',
      );
      const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
      assert.deepEqual(rows, [{ public: false, size: 10 * 1024 * 1024, types }]);
    },
  },
  {
    name: 'pictures: administrators add, read, replace and remove files, under names of pictures',
    run: async (db) => {
      assert.equal(await code(db, 'admin', upload(PICTURE)), undefined);
      assert.equal(await code(db, 'admin', upload(OTHER)), undefined);
      assert.deepEqual(await readable(db, 'admin'), [OTHER, PICTURE]);
      const replace = `update storage.objects set metadata = '{"size":1}' where name = '${PICTURE}' returning 1`;
      assert.equal((await attempt(db, 'admin', replace)).rows.length, 1);
      assert.equal((await attempt(db, 'user', replace)).rows.length, 0);
      const rename = `update storage.objects set name = 'cccccccccccc' where name = '${PICTURE}'`;
      assert.equal(await code(db, 'admin', rename), '42501');
      await db.run(ALLOW_DELETE);
      await attempt(db, 'admin', `delete from storage.objects where name = '${OTHER}'`);
      assert.deepEqual(await readable(db, 'admin'), [PICTURE]);
    },
  },
  ...['../secret', 'A1B2C3D4E5F6', 'a1b2c3d4e5f', 'a1b2c3d4e5f6.svg'].map(
    (name): Check => ({
      name: `pictures: no file is called ${name}`,
      run: async (db) => assert.equal(await code(db, 'admin', upload(name)), '42501'),
    }),
  ),
  {
    name: 'pictures: administrators have no rights in another bucket',
    run: async (db) => {
      await db.run(`insert into storage.buckets (id, name) values ('other', 'other')`);
      const sql = `insert into storage.objects (bucket_id, name) values ('other', '${PICTURE}')`;
      assert.equal(await code(db, 'admin', sql), '42501');
    },
  },
  ...OUTSIDERS.map(
    (actor): Check => ({
      name: `pictures: ${actor} neither adds, reads nor removes a file`,
      run: async (db) => {
        await db.run(ALLOW_DELETE);
        await putBoth(db);
        assert.equal(await code(db, actor, upload('bbbbbbbbbbbb')), '42501');
        const { rows } = await attempt(db, actor, READ);
        assert.deepEqual(rows, []);
        await attempt(db, actor, 'delete from storage.objects');
        assert.deepEqual(await readable(db, 'admin'), [OTHER, PICTURE]);
      },
    }),
  ),
  {
    name: 'pictures: a ticket of the publisher reads one file, for a minute',
    run: async (db) => {
      await putBoth(db);
      const ticket = await ticketFor(db, PICTURE);
      assert.deepEqual(await readable(db, 'anonymous', ticket), [PICTURE]);
      const until = Number(ticket.split('.')[0]);
      const [now] = await db.query<{ seconds: number }>(
        'select floor(extract(epoch from now()))::int as seconds',
      );
      assert.equal(until - (now?.seconds ?? 0), 60);
    },
  },
  {
    name: 'pictures: an expired, changed or malformed ticket reads nothing',
    run: async (db) => {
      await putBoth(db);
      const [expired] = await db.query<{ ticket: string }>(
        `select private.picture_ticket('${PICTURE}', extract(epoch from now())::bigint - 1) as ticket`,
      );
      const [until = '', hash = ''] = (await ticketFor(db, PICTURE)).split('.');
      for (const ticket of [
        expired?.ticket ?? '',
        `${Number(until) + 1}.${hash}`,
        `${until}.${'0'.repeat(64)}`,
        ...['', until, `${until}.`, `.${hash}`, `9${'9'.repeat(30)}.${hash}`, `x.${hash}`],
      ]) {
        assert.deepEqual(await readable(db, 'anonymous', ticket), [], ticket);
      }
    },
  },
  ...(['anonymous', 'user', 'admin', 'service', 'messenger'] as const).map(
    (actor): Check => ({
      name: `picture_ticket: refuses ${actor}`,
      run: async (db) =>
        assert.equal(await code(db, actor, `select public.picture_ticket('${PICTURE}')`), '42501'),
    }),
  ),
  ...[`image_url = '${ADDRESS}'`, `photos = '{/a.webp,${ADDRESS}}'`].map(
    (change): Check => ({
      name: `pictures: one that a product shows stays, with ${change}`,
      run: async (db) => {
        await db.run(show(change));
        const uses = `select * from json_to_recordset(public.picture_uses('${PICTURE}')) as u (table_name text, name text)`;
        const { rows } = await attempt(db, 'admin', uses);
        assert.deepEqual(rows, [{ table_name: 'products', name: VALID.products.name }]);
        assert.equal(await refusal(db, 'admin', 'delete from public.pictures'), 'picture_used');
        await db.run(show(`image_url = '/a.webp', photos = '{}'`));
        assert.equal(await refusal(db, 'admin', 'delete from public.pictures'), undefined);
      },
    }),
  ),
  {
    name: 'pictures: one that an entry of a list shows stays',
    run: async (db) => {
      await db.run(show(`image_url = '/a.webp', photos = '{}'`));
      await db.run(`update public.list_entries set second_picture = '${ADDRESS}'`);
      const uses = `select * from json_to_recordset(public.picture_uses('${PICTURE}')) as u (table_name text, name text)`;
      const { rows } = await attempt(db, 'admin', uses);
      assert.match(JSON.stringify(rows), /list_entries/);
      assert.equal(await refusal(db, 'admin', 'delete from public.pictures'), 'picture_used');
    },
  },
  {
    name: 'pictures: one that an offer shows stays, also while the offer does not run and after its removal',
    run: async (db) => {
      const unused = 'select id from json_array_elements_text(public.unused_pictures()) as id';
      await db.run(`update public.pictures set created_at = now() - interval '31 days'`);
      await db.run(`update public.offers set picture = '${ADDRESS}'`);
      const uses = `select * from json_to_recordset(public.picture_uses('${PICTURE}')) as u (table_name text, name text)`;
      const { rows } = await attempt(db, 'admin', uses);
      assert.deepEqual(rows, [{ table_name: 'offers', name: VALID.offers.title }]);
      assert.equal(await refusal(db, 'admin', 'delete from public.pictures'), 'picture_used');
      await attempt(db, 'admin', 'delete from public.offers where true');
      assert.deepEqual((await attempt(db, 'admin', unused)).rows, []);
    },
  },
  {
    name: 'pictures: a file stays as long as its row does',
    run: async (db) => {
      await db.run(`${ALLOW_DELETE}; ${upload(PICTURE)}`);
      await attempt(db, 'admin', 'delete from storage.objects');
      assert.deepEqual(await readable(db, 'admin'), [PICTURE]);
      await attempt(db, 'admin', 'delete from public.pictures');
      await attempt(db, 'admin', 'delete from storage.objects');
      assert.deepEqual(await readable(db, 'admin'), []);
    },
  },
  {
    name: 'unused_pictures: lists those of more than 30 days ago that nothing shows',
    run: async (db) => {
      const unused = async () => {
        const sql = 'select id from json_array_elements_text(public.unused_pictures()) as id';
        return (await attempt<{ id: string }>(db, 'admin', sql)).rows.map(({ id }) => id);
      };
      assert.deepEqual(await unused(), []);
      await db.run(`update public.pictures set created_at = now() - interval '31 days'`);
      assert.deepEqual(await unused(), [PICTURE]);
      await db.run(show(`photos = '{${ADDRESS}}'`));
      assert.deepEqual(await unused(), []);
    },
  },
  {
    name: 'unused_pictures: lists files of more than 30 days ago that have no row',
    run: async (db) => {
      await putBoth(db);
      await db.run(`${upload('bbbbbbbbbbbb')};
        update storage.objects set created_at = now() - interval '31 days' where name <> 'bbbbbbbbbbbb'`);
      const { rows } = await attempt(
        db,
        'admin',
        'select id from json_array_elements_text(public.unused_pictures()) as id',
      );
      assert.deepEqual(rows, [{ id: OTHER }]);
    },
  },
  {
    name: 'unused_pictures: refuses a signed-in account without rights',
    run: async (db) =>
      assert.equal(await refusal(db, 'user', 'select public.unused_pictures()'), 'not_admin'),
  },
  {
    name: 'picture_uses: refuses a signed-in account without rights',
    run: async (db) =>
      assert.equal(
        await refusal(db, 'user', `select public.picture_uses('${PICTURE}')`),
        'not_admin',
      ),
  },
  {
    name: 'audit: records pictures that are added, changed and removed',
    run: async (db) => {
      const statements = [
        `insert into public.pictures (id, width, height) values ('bbbbbbbbbbbb', 1, 1)`,
        `update public.pictures set alt = 'Tread' where id = 'bbbbbbbbbbbb'`,
        `delete from public.pictures where id = 'bbbbbbbbbbbb'`,
      ];
      for (const sql of statements) assert.equal(await code(db, 'admin', sql), undefined);
      const rows = await db.query<{ action: string }>(
        `select action from public.audit_log where row_id = 'bbbbbbbbbbbb' order by id`,
      );
      assert.deepEqual(
        rows.map(({ action }) => action),
        ['INSERT', 'UPDATE', 'DELETE'],
      );
    },
  },
];
