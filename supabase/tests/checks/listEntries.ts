import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert } from '../support/fixture.ts';
import type { Check } from './check.ts';

interface Entry {
  id: string;
  title: string;
  position: number;
}

const entries = (db: Db, list: string) =>
  db.query<Entry>(
    'select id, title, position from public.list_entries where list = $1 order by position, id',
    [list],
  );

async function order(db: Db, list: string, ids: string[], actor: Actor = 'admin') {
  const { refusal } = await attempt(
    db,
    actor,
    'select public.order_entries($1, $2::text::uuid[])',
    { parameters: [list, `{${ids.join(',')}}`] },
  );
  return refusal && (refusal.rule ?? refusal.message);
}

const add = (db: Db, row: Record<string, string>) =>
  attempt(db, 'admin', insert('public.list_entries', row));

export const listEntries: Check[] = [
  {
    name: 'list_entries: the seed and the samples have exactly the entries of the specification',
    run: async (db) => {
      const counts = await db.query(
        `select list, count(*)::int from public.list_entries
         where title not like 'Do you fix flats%' group by list order by list collate "C"`,
      );
      assert.deepEqual(counts, [
        { list: 'articles', count: 4 },
        { list: 'certifications', count: 2 },
        { list: 'equipment', count: 3 },
        { list: 'jobs', count: 3 },
        { list: 'questions', count: 4 },
        { list: 'team', count: 3 },
      ]);
    },
  },
  {
    name: 'list_entries: an article is named after its English title, and keeps the name when that changes',
    run: async (db) => {
      const row = { list: 'articles', day: '2026-03-02', text: 'Text' };
      const { rows } = await attempt<{ id: string; slug: string }>(
        db,
        'admin',
        `${insert('public.list_entries', { ...row, title: 'Why  Tires Fail: 7 Señales, Explained!' })} returning id, slug`,
      );
      const [added] = rows;
      assert.equal(added?.slug, 'why-tires-fail-7-senales-explained');
      const change = async (values: string) => {
        const sql = `update public.list_entries set ${values} where id = '${added?.id}'
          returning slug, former_slugs`;
        return (await attempt(db, 'admin', sql)).rows;
      };
      const title = `title = 'Tires That Fail'`;
      const first = 'why-tires-fail-7-senales-explained';
      assert.deepEqual(await change(title), [{ slug: first, former_slugs: [] }]);
      const renamed = { slug: 'tires-that-fail', former_slugs: [first] };
      assert.deepEqual(await change(`slug = ''`), [renamed]);
      assert.deepEqual(await change(`slug = ''`), [renamed]);
      // Back at an earlier name, that one is no former name any more.
      assert.deepEqual(await change(`title = 'Why Tires Fail, 7 Señales Explained', slug = ''`), [
        { slug: first, former_slugs: ['tires-that-fail'] },
      ]);
      for (const wrong of ['Wheel Alignment', '¿¡!?']) {
        const { refusal } = await add(db, { ...row, title: wrong });
        assert.match(refusal?.rule ?? '', /^list_entries_slug/, wrong);
      }
      const { refusal } = await attempt(
        db,
        'admin',
        `update public.list_entries set former_slugs = '{}'`,
      );
      assert.equal(refusal?.code, '42501');
    },
  },
  {
    name: 'list_entries: an article without an English title is named after the Spanish one',
    run: async (db) => {
      const row = {
        list: 'articles',
        day: '2026-03-02',
        title: '',
        title_es: 'Señales de frenos',
        text_es: 'Texto',
      };
      const sql = `${insert('public.list_entries', row)} returning slug`;
      const { rows } = await attempt<{ slug: string }>(db, 'admin', sql);
      assert.deepEqual(rows, [{ slug: 'senales-de-frenos' }]);
    },
  },
  {
    name: 'list_entries: an entry is written when its title, detail or text changes, and not otherwise',
    run: async (db) => {
      const [entry] = await db.query<{ id: string }>(
        `select id from public.list_entries where slug = 'wheel-alignment'`,
      );
      const change = async (set: string) => {
        const before = `select written_at as at from public.list_entries where id = '${entry?.id}'`;
        const [earlier] = await db.query<{ at: string }>(before);
        const { refusal } = await attempt(
          db,
          'admin',
          `update public.list_entries set ${set} where id = '${entry?.id}'`,
        );
        assert.equal(refusal, undefined, set);
        const [later] = await db.query<{ at: string }>(before);
        return String(earlier?.at) !== String(later?.at);
      };
      for (const column of ['title', 'title_es', 'detail', 'detail_es', 'text', 'text_es']) {
        assert.equal(await change(`${column} = ${column} || '.'`), true, column);
      }
      for (const set of [`text = text`, `picture = ''`, 'is_hidden = true', `author = 'Ana'`]) {
        assert.equal(await change(set), false, set);
      }
    },
  },
  {
    name: 'list_entries: a new entry is the last of its list, unless it names its place',
    run: async (db) => {
      await add(db, { list: 'team', title: 'Ana Torres' });
      await add(db, { list: 'team', title: 'Joe Hill', position: '2' });
      const team = await entries(db, 'team');
      assert.deepEqual(
        team.map(({ position }) => position),
        [1, 2, 2, 3, 4],
      );
      assert.equal(team.at(-1)?.title, 'Ana Torres');
    },
  },
  {
    name: 'list_entries: no entry changes its list or, by itself, its place',
    run: async (db) => {
      for (const change of [`list = 'jobs'`, 'position = 9']) {
        const { refusal } = await attempt(
          db,
          'admin',
          `update public.list_entries set ${change} where list = 'team'`,
        );
        assert.equal(refusal?.code, '42501', change);
      }
    },
  },
  {
    name: 'order_entries: gives all entries of a list their places, and leaves other lists alone',
    run: async (db) => {
      const [team, jobs] = [await entries(db, 'team'), await entries(db, 'jobs')];
      const ids = team.map(({ id }) => id);
      assert.equal(await order(db, 'team', [...ids].reverse()), undefined);
      const after = await entries(db, 'team');
      assert.deepEqual(
        after.map(({ id, position }) => [id, position]),
        [...ids].reverse().map((id, index) => [id, index + 1]),
      );
      assert.deepEqual(await entries(db, 'jobs'), jobs);
    },
  },
  {
    name: 'order_entries: rejects another set of entries, and callers without rights',
    run: async (db) => {
      const before = await entries(db, 'team');
      const ids = before.map(({ id }) => id);
      const [first = '', ...others] = [...ids].reverse();
      const foreign = (await entries(db, 'jobs')).map(({ id }) => id);
      for (const wrong of [others, [first, ...ids], foreign, [first, first, ...others.slice(1)]]) {
        assert.equal(await order(db, 'team', wrong), 'entries_changed');
      }
      for (const actor of ['anonymous', 'user', 'removed'] as const) {
        assert.ok(await order(db, 'team', [first, ...others], actor), actor);
      }
      assert.deepEqual(await entries(db, 'team'), before);
    },
  },
];
