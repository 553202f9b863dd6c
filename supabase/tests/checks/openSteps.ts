import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import type { Check } from './check.ts';

interface Step {
  step: string;
  names: string[];
  may_stay: boolean;
}

async function openSteps(db: Db, actor: Actor = 'admin') {
  const { rows, refusal } = await attempt<{ steps: Step[] }>(
    db,
    actor,
    'select public.open_steps() as steps',
  );
  return refusal ? (refusal.rule ?? refusal.message) : (rows[0]?.steps ?? []);
}
async function stepNames(db: Db) {
  const steps = await openSteps(db);
  return typeof steps === 'string' ? steps : steps.map(({ step }) => step);
}
async function namesOf(db: Db, step: string) {
  const steps = await openSteps(db);
  return typeof steps === 'string' ? steps : steps.find((each) => each.step === step)?.names;
}
async function checkStep(db: Db, step: string, actor: Actor = 'admin') {
  const { refusal } = await attempt(db, actor, 'select public.check_step($1)', {
    parameters: [step],
  });
  return refusal && (refusal.rule ?? refusal.message);
}

const ALL = [
  ...['contact', 'hours', 'team', 'story', 'pictures', 'film', 'jobs', 'equipment'],
  ...['certifications', 'questions', 'articles', 'products', 'mail'],
];

/** What the fixture adds is the shop's own, and would be named. */
const ONLY_SEED = `delete from public.list_entries where updated_at <> '2020-01-01 00:00:00Z'`;

export const openStepsChecks: Check[] = [
  {
    name: 'open_steps: a new shop has to do everything, and its people are named',
    run: async (db) => {
      await db.run(ONLY_SEED);
      assert.deepEqual(await stepNames(db), ALL);
      assert.deepEqual(await namesOf(db, 'team'), [
        'Marcus Bell',
        'Danielle Brooks',
        'Luis Ortega',
      ]);
      assert.deepEqual(await namesOf(db, 'contact'), ['email', 'phone']);
      assert.deepEqual(await namesOf(db, 'film'), ['hero_video_url', 'tour_video_url']);
      assert.deepEqual(await namesOf(db, 'hours'), []);
    },
  },
  {
    name: 'open_steps: nothing is left once each is changed, hidden, deleted or checked',
    run: async (db) => {
      await db.run(`${ONLY_SEED};
        update public.settings set value = '+17706921184' where key = 'phone';
        update public.settings set value = 'hello@tara.com' where key = 'email';
        update public.settings set value = 'https://youtu.be/a' where key like '%\\_video\\_url';
        update public.list_entries set title = 'Ana Torres', picture = 'https://example.com/ana.webp'
          where title = 'Marcus Bell';
        update public.list_entries set is_hidden = true where title = 'Luis Ortega';
        delete from public.list_entries where updated_at = '2020-01-01 00:00:00Z';
        delete from public.products where is_sample;
        insert into public.content_blocks (page, identifier, content) values ('about', 'story_beginning', 'In 1998 …');
        insert into private.workers (work, seen_at, sends_mail) values ('messages', now(), true)
          on conflict (work) do update set sends_mail = true`);
      assert.deepEqual(await stepNames(db), ['hours', 'pictures']);
      for (const step of ['hours', 'pictures', 'hours']) {
        assert.equal(await checkStep(db, step), undefined);
      }
      assert.deepEqual(await stepNames(db), []);
    },
  },
  {
    name: 'open_steps: a person of the shop without a portrait is named',
    run: async (db) => {
      await db.run(`${ONLY_SEED};
        update public.list_entries set title = 'Ana Torres' where title = 'Marcus Bell'`);
      assert.deepEqual(await namesOf(db, 'portraits'), ['Ana Torres']);
      assert.deepEqual(await namesOf(db, 'team'), ['Danielle Brooks', 'Luis Ortega']);
    },
  },
  {
    name: 'check_step: what is invented cannot be left out, as open_steps says',
    run: async (db) => {
      const steps = await openSteps(db);
      const stays = typeof steps === 'string' ? [] : steps.filter(({ may_stay }) => may_stay);
      assert.ok(stays.length > 5);
      for (const { step } of stays) assert.equal(await checkStep(db, step), undefined, step);
      for (const step of ['team', 'contact', 'articles', 'products', 'mail', '']) {
        assert.equal(await checkStep(db, step), 'invalid_step', step);
      }
      assert.equal(await checkStep(db, 'x'.repeat(301)), 'invalid_step');
    },
  },
  ...(['anonymous', 'user', 'service'] as const).map((actor) => ({
    name: `open_steps, check_step: refuse ${actor}`,
    run: async (db: Db) => {
      const permission = /not_admin|permission denied/;
      assert.match(String(await openSteps(db, actor)), permission);
      assert.match(String(await checkStep(db, 'hours', actor)), permission);
    },
  })),
];
