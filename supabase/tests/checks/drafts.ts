import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert } from '../support/fixture.ts';
import type { Check } from './check.ts';

interface Draft {
  id: string;
  updated_at: string;
}

const KNOWN = `page = 'home' and identifier = 'hero_title'`;
const NEW = `page = 'home' and identifier = 'hero_button'`;

/** Writes one draft for the title of the home page, and one for a text without a block. */
async function write(db: Db): Promise<Draft[]> {
  await db.run(`delete from public.content_drafts;
    insert into public.content_drafts (page, identifier, content, replaces)
    select page, identifier, 'New title', updated_at from public.content_blocks where ${KNOWN};
    ${insert('public.content_drafts', { page: 'home', identifier: 'hero_button', content: 'New button' })}`);
  return db.query<Draft>('select id, updated_at::text from public.content_drafts order by content');
}

async function publish(db: Db, drafts: Draft[], actor: Actor = 'admin') {
  const sql = 'select public.publish_drafts($1::text::jsonb) as ids';
  const { rows, refusal } = await attempt<{ ids: string[] }>(db, actor, sql, {
    parameters: [JSON.stringify(drafts)],
  });
  return refusal?.message ?? rows[0]?.ids;
}

const contents = async (db: Db) => {
  const rows = await db.query<{ content: string }>(
    `select content from public.content_blocks where (${KNOWN}) or (${NEW}) order by identifier`,
  );
  return rows.map(({ content }) => content);
};
const count = async (db: Db, table: string) => {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from public.${table}`,
  );
  return row?.count;
};

export const drafts: Check[] = [
  {
    name: 'publish_drafts: changes and adds content blocks, deletes the drafts, and queues one publication',
    run: async (db) => {
      const written = await write(db);
      // One that the fixture has queued would cover the new ones too.
      await db.run('delete from public.publications');
      assert.deepEqual(await publish(db, written), []);
      assert.deepEqual(await contents(db), ['New button', 'New title']);
      assert.equal(await count(db, 'content_drafts'), 0);
      assert.equal(await count(db, 'publications'), 1);
    },
  },
  {
    name: 'content_drafts: a draft is not queued for publishing',
    run: async (db) => {
      const before = await count(db, 'publications');
      await write(db);
      assert.equal(await count(db, 'publications'), before);
    },
  },
  {
    name: 'publish_drafts: publishes only the drafts that it is passed',
    run: async (db) => {
      const [button] = await write(db);
      const [title] = await contents(db);
      assert.ok(button);
      assert.deepEqual(await publish(db, [button]), []);
      assert.deepEqual(await contents(db), ['New button', title]);
      assert.equal(await count(db, 'content_drafts'), 1);
    },
  },
  ...Object.entries({
    'it was changed': `update public.content_drafts set content = 'Other' where ${NEW}`,
    'it was discarded': `delete from public.content_drafts where ${NEW}`,
    'its text was added': insert('public.content_blocks', {
      ...{ page: 'home', identifier: 'hero_button', content: 'Other' },
    }),
  }).map(
    ([what, change]): Check => ({
      name: `publish_drafts: leaves a draft for a new text when ${what} meanwhile, and publishes the other`,
      run: async (db) => {
        const [button, title] = await write(db);
        assert.ok(button && title);
        await db.run(change);
        const left = await count(db, 'content_drafts');
        const others = (await contents(db)).slice(0, -1);
        assert.deepEqual(await publish(db, [button, title]), [button.id]);
        assert.deepEqual(await contents(db), [...others, 'New title']);
        assert.equal(await count(db, 'content_drafts'), (left ?? 0) - 1);
      },
    }),
  ),
  ...Object.entries({
    'was changed': `update public.content_blocks set content = 'Other' where ${KNOWN}`,
    'was removed': `delete from public.content_blocks where ${KNOWN}`,
  }).map(
    ([what, change]): Check => ({
      name: `publish_drafts: leaves a draft whose text ${what} meanwhile, and publishes the other`,
      run: async (db) => {
        const [button, title] = await write(db);
        assert.ok(button && title);
        await db.run(change);
        const texts = await contents(db);
        assert.deepEqual(await publish(db, [button, title]), [title.id]);
        assert.deepEqual(await contents(db), ['New button', ...texts]);
        assert.equal(await count(db, 'content_drafts'), 1);
      },
    }),
  ),
  {
    name: 'publish_drafts: rejects accounts that are not an administrator’s',
    run: async (db) => {
      const written = await write(db);
      assert.equal(await publish(db, written, 'user'), 'not_admin');
      assert.equal(await publish(db, written, 'removed'), 'not_admin');
    },
  },
];
