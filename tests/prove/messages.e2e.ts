import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createBackend } from '@shop/backend/lite/createBackend';
import { startSmtp } from '@shop/backend/outbox/testing/smtpServer';
import { accountRules } from '@shop/backend/shopPolicy';
import { bundleProgram } from '@shop/platform/build/bundleProgram';
import { root } from '@shop/platform/machine/paths';
import { noSettings } from '@shop/platform/server/testing/serverProcess';
import { startPostgres } from '../support/postgresServer';
import { timeLimit } from '../support/timeLimit';

const KILLS = 20;
/** Each tells its sender and staff. */
const CONTACT_MESSAGES = 200;

/** Where in a delivery the worker is killed, in turn. */
const moments = ['recipient', 'before the answer', 'after the answer'] as const;
type Moment = (typeof moments)[number];

/** A PostgreSQL 15 with the shop's schema, and the address for the worker. */
async function startDatabase() {
  const { owner, password, url, stop } = await startPostgres();
  const backend = await createBackend({
    dataDir: '',
    projectDir: path.join(root, 'supabase'),
    accountRules,
    databaseUrl: url('postgres'),
    inMemory: true,
  });
  await backend.close();
  await owner.run(`alter role messenger login password '${password}'`);
  return { owner, url: url('messenger'), stop };
}

/** Kills a worker at a moment of one of its next deliveries. */
class Killer {
  #worker: ChildProcess | undefined;
  #moment: Moment = 'recipient';
  #deliveries = 0;

  /** @returns when the worker is gone */
  async kill(worker: ChildProcess, moment: Moment, after: number) {
    this.#moment = moment;
    this.#deliveries = after;
    this.#worker = worker;
    await once(worker, 'exit');
  }

  at(moment: Moment) {
    if (moment !== this.#moment || !this.#worker) return;
    this.#deliveries -= 1;
    if (this.#deliveries > 0) return;
    this.#worker.kill('SIGKILL');
    this.#worker = undefined;
  }
}

const title = `a worker that is killed ${KILLS} times under load delivers every message, and at most one twice a kill`;

test(title, { tag: '@prove' }, async () => {
  test.setTimeout(timeLimit(15 * 60_000));
  const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
  const database = await startDatabase();
  const killer = new Killer();
  const smtp = await startSmtp({
    onRecipient: () => killer.at('recipient'),
    onAccepted: (when) => killer.at(when),
  });
  const startWorker = (...args: string[]) =>
    spawn(process.execPath, [bundleProgram('cli/commands/messages.ts'), ...args], {
      cwd: root,
      env: {
        ...process.env,
        ...noSettings(folder),
        SITE_DIR: path.join(folder, 'site'),
        PUBLIC_ORIGIN: 'https://shop.example',
        MESSENGER_DATABASE_URL: database.url,
        SMTP_URL: smtp.url,
        MESSAGE_LEASE: '1',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const write = (count: number) =>
    database.owner.run(`insert into public.contact_messages (name, email, subject, message)
      select 'Ann', 'ann' || n || '@example.com', 'Tires', 'Four, please.' from generate_series(1, ${count}) as n`);

  for (let kill = 0; kill < KILLS; kill += 1) {
    await write(CONTACT_MESSAGES / KILLS);
    const moment = moments[kill % moments.length] ?? 'recipient';
    await killer.kill(startWorker(), moment, 1 + (kill % 7));
  }
  const states = () =>
    database.owner.query('select distinct state from private.outbox order by state');
  const last = startWorker();
  await expect.poll(states, { timeout: timeLimit(120_000) }).toEqual([{ state: 'sent' }]);
  last.kill('SIGTERM');
  expect(await once(last, 'exit')).toEqual([0, null]);

  const written = await database.owner.query<{ id: string }>('select id from private.outbox');
  const delivered = new Set(smtp.mails.map(({ messageId }) => messageId));
  expect(delivered).toEqual(new Set(written.map(({ id }) => `<${id}@shop.example>`)));
  expect(written.length).toBe(2 * CONTACT_MESSAGES);
  const duplicates = smtp.mails.length - delivered.size;
  console.info(`${written.length} messages, ${KILLS} kills, ${duplicates} delivered twice`);
  // Those that were accepted before the worker could record it.
  expect(duplicates).toBeGreaterThan(0);
  expect(duplicates).toBeLessThanOrEqual(KILLS);

  await write(1);
  expect(await once(startWorker('--once'), 'exit')).toEqual([0, null]);
  expect(await states()).toEqual([{ state: 'sent' }]);

  await smtp.stop();
  await database.stop();
  rmSync(folder, { recursive: true });
});
