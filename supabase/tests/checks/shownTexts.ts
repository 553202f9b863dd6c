import assert from 'node:assert/strict';
import { type ContentRows, contentSource } from '../../../shared-data/src/content/contentSource.ts';
import { nestedTexts } from '../../../shared-data/src/testSupport/nestedTexts.ts';
import { attempt } from '../support/actors.ts';
import { DatabaseError, type Db } from '../support/db.ts';
import { insert, PICTURE } from '../support/fixture.ts';
import type { Check } from './check.ts';

/** A text of one row that staff may write and that pages show, and the statement that puts `$1` there. */
interface Place {
  table: string;
  column: string;
  row: string;
  sql: string;
}

/** Finds each text of each row of the tables whose changes are published. */
async function findPlaces(db: Db): Promise<Place[]> {
  // Of all lists, an article has the longest texts.
  await db.run(
    insert('public.list_entries', {
      list: 'articles',
      title: 'Tread',
      text: 'a',
      day: '2026-03-02',
    }),
  );
  const columns = await db.query<{ table: string; column: string; isList: boolean }>(
    `select distinct c.relname as table, a.attname as column, a.atttypid = 'text[]'::regtype as "isList"
     from pg_class c join pg_trigger t on t.tgrelid = c.oid join pg_proc p on p.oid = t.tgfoid
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and p.prosrc like '%request_publication%'
       and a.atttypid in ('text'::regtype, 'text[]'::regtype)
       and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
         or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
     order by 1, 2`,
  );
  const places: Place[] = [];
  for (const { table, column, isList } of columns) {
    // Each setting and each list has rules of its own.
    const kind = { settings: 'key', list_entries: 'list' }[table];
    const rows = await db.query<{ id: string }>(
      `select ${kind ? `distinct on (${kind})` : ''} id::text as id from public.${table} ${kind ? '' : 'limit 1'}`,
    );
    assert.ok(rows.length > 0, `${table} has no row`);
    const value = isList ? 'array[$1::text]' : '$1::text';
    for (const { id: row } of rows) {
      const sql = `update public.${table} set ${column} = ${value} where id::text = '${row}'`;
      places.push({ table, column, row, sql });
    }
  }
  assert.ok(places.length > 30);
  return places;
}

/**
 * Tries a text as the owner, whom no privilege and no policy stops.
 * @param then called while the row has it
 * @returns the rule that refuses it
 */
async function tryText(
  db: Db,
  { sql }: Place,
  text: string,
  then?: () => Promise<void>,
): Promise<string | undefined> {
  await db.run('savepoint tried');
  try {
    await db.query(sql, [text]);
    await then?.();
    return undefined;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return error.rule ?? error.message;
  } finally {
    await db.run('rollback to savepoint tried');
  }
}

const nameOf = ({ table, column, row }: Place) => `${table}.${column} of ${row}`;
const ADDRESS = `/content/${PICTURE}-1280.webp`;

interface PicturePlace extends Place {
  /** What names a picture there. */
  naming(address: string): string;
}

/** The columns for addresses of pictures, where an address fits and a word does not, and the texts with Markdown. */
async function findPicturePlaces(db: Db): Promise<PicturePlace[]> {
  const found: PicturePlace[] = [];
  for (const place of await findPlaces(db)) {
    const { table, column } = place;
    if (table === 'list_entries' && column.startsWith('text')) {
      found.push({ ...place, naming: (address) => `## Tread\n\nLook: ![](${address} "New")` });
    } else if (
      (await tryText(db, place, ADDRESS)) === undefined &&
      (await tryText(db, place, 'Word'))
    )
      found.push({ ...place, naming: (address) => address });
  }
  return found;
}

const MISSING = [
  '/content/000000000000-1280.webp',
  // The address of a picture is that of its largest file.
  `/content/${PICTURE}-640.webp`,
  `${ADDRESS}?`,
  '/content/',
];

const UNPRINTABLE = ['\u0001', '\u000b', '\u001f', '\ufdd0', '\ufffe', '\uffff'];

const MOST_MS = 1000;

/** Milliseconds of the processor to make content of all rows. */
async function timeToPublish(db: Db): Promise<number> {
  const [row] = await db.query<{ rows: ContentRows }>(`select (${contentSource.query}) as rows`);
  const start = process.cpuUsage();
  contentSource.parse(row?.rows);
  return process.cpuUsage(start).user / 1000;
}

/** The rules of each text that staff write and pages show, found in the catalogue. */
export const shownTexts: Check[] = [
  {
    name: 'shown texts: no text of a published table is the address of a picture that is not uploaded',
    run: async (db) => {
      for (const place of await findPlaces(db)) {
        for (const address of MISSING) {
          assert.ok(await tryText(db, place, address), `${nameOf(place)} takes ${address}`);
        }
      }
    },
  },
  {
    name: 'shown texts: what is no address of a picture names the column and the reason',
    run: async (db) => {
      for (const place of await findPicturePlaces(db)) {
        const rule = await tryText(db, place, place.naming(MISSING[0] ?? ''));
        assert.equal(rule, `${place.table}_${place.column}_no_picture`);
      }
    },
  },
  {
    name: 'shown texts: a picture stays while any column for pictures has its address',
    run: async (db) => {
      const places = await findPicturePlaces(db);
      const columns = new Set(places.map(({ table, column }) => `${table}.${column}`));
      for (const known of [
        ...['products.image_url', 'products.photos', 'settings.value'],
        ...['list_entries.picture', 'list_entries.text', 'list_entries.text_es', 'offers.picture'],
      ]) {
        assert.ok(columns.has(known), known);
      }
      for (const place of places) {
        await db.run('savepoint shown');
        await db.query(place.sql, [place.naming(ADDRESS)]);
        const uses = `select table_name from json_to_recordset(public.picture_uses('${PICTURE}')) as u (table_name text)`;
        const { rows } = await attempt<{ table_name: string }>(db, 'admin', uses);
        assert.deepEqual(rows, [{ table_name: place.table }], nameOf(place));
        const { refusal } = await attempt(db, 'admin', 'delete from public.pictures');
        assert.equal(refusal?.message, 'picture_used', nameOf(place));
        await db.run('rollback to savepoint shown');
      }
    },
  },
  {
    name: 'shown texts: no text of a published table has a character that XML does not have',
    run: async (db) => {
      for (const place of await findPlaces(db)) {
        for (const sign of UNPRINTABLE) {
          const code = sign.charCodeAt(0).toString(16);
          assert.ok(await tryText(db, place, `a${sign}b`), `${nameOf(place)} takes U+${code}`);
        }
      }
    },
  },
  {
    name: 'shown texts: a text of a published table that would exhaust the parser is refused',
    run: async (db) => {
      let refused = 0;
      for (const place of await findPlaces(db)) {
        for (const [name, text] of Object.entries(nestedTexts)) {
          const refusal = await tryText(db, place, text, async () => {
            const taken = await timeToPublish(db);
            assert.ok(taken < MOST_MS, `${nameOf(place)} takes ${name}, which takes ${taken} ms`);
          });
          if (refusal?.endsWith('_too_nested')) refused += 1;
        }
      }
      assert.ok(refused > 0);
    },
  },
  {
    name: 'shown texts: articles as people write them are accepted',
    run: async (db) => {
      const places = await findPlaces(db);
      const article = `## Tread\n\n${'- **New:** 10/32" or [more](/blog) `x`\n'.repeat(16)}\n> Quote\n>> again\n\n${'1. Turn\n   - left\n     * slowly\n'.repeat(16)}\n\`\`\`\n${' '.repeat(30)}code\n\`\`\``;
      for (const place of places.filter(({ column }) => ['text', 'content'].includes(column))) {
        assert.equal(await tryText(db, place, article), undefined, nameOf(place));
      }
    },
  },
  {
    name: 'unused_pictures: keeps one for 30 days after the last row that named it',
    run: async (db) => {
      const unused = async () => {
        const sql = 'select id from json_array_elements_text(public.unused_pictures()) as id';
        return (await attempt<{ id: string }>(db, 'admin', sql)).rows.map(({ id }) => id);
      };
      await db.run(`update public.pictures set created_at = now() - interval '31 days'`);
      assert.deepEqual(await unused(), [PICTURE]);
      for (const place of await findPicturePlaces(db)) {
        await db.run('savepoint named');
        await db.query(place.sql, [place.naming(ADDRESS)]);
        const { refusal } = await attempt(
          db,
          'service',
          place.table === 'settings'
            ? `update public.settings set value = '' where id = '${place.row}'`
            : `delete from public.${place.table} where id = '${place.row}'`,
        );
        assert.equal(refusal, undefined);
        assert.deepEqual(await unused(), [], nameOf(place));
        await db.run(`update public.audit_log set at = at - interval '30 days'`);
        assert.deepEqual(await unused(), [PICTURE], nameOf(place));
        await db.run('rollback to savepoint named');
      }
    },
  },
];
