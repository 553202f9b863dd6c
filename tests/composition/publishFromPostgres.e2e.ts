import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createBackend } from '@shop/backend/lite/createBackend';
import { accountRules } from '@shop/backend/shopPolicy';
import { bundleProgram } from '@shop/platform/build/bundleProgram';
import { root } from '@shop/platform/machine/paths';
import { htmlFile } from '@shop/platform/site/composeLedger';
import { changeSite } from '@shop/platform/site/siteFile';
import { startPostgres } from '../support/postgresServer';
import { RunningSite } from '../support/runningSite';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';

/** A real PostgreSQL 15 with the shop's schema, as a hosted project has it. */
async function startDatabase() {
  const { owner, password, url, stop } = await startPostgres();
  const backend = await createBackend({
    dataDir: '',
    projectDir: path.join(root, 'supabase'),
    accountRules,
    databaseUrl: url('postgres'),
    inMemory: true,
  });
  await owner.run(`alter role publisher login password '${password}'`);
  const stopAll = async () => {
    await backend.close();
    await stop();
  };
  return { owner, publisherUrl: url('publisher'), stop: stopAll };
}

function publishWith(siteDir: string, PUBLISHER_DATABASE_URL: string, ...args: string[]) {
  return spawn(process.execPath, [bundleProgram('cli/commands/publish.ts'), ...args], {
    cwd: root,
    env: { ...process.env, SITE_DIR: siteDir, PUBLISHER_DATABASE_URL },
    stdio: 'inherit',
  });
}

test('npm run shop -- publish writes the content of a PostgreSQL server, once or while it watches', {
  tag: '@prove',
}, async () => {
  test.slow();
  const shop = await RunningSite.start('composed');
  await shop.kill();
  const { siteDir } = shop;
  await changeSite(siteDir, (live) => ({
    ...live,
    remotes: live.remotes.map((remote) => ({
      ...remote,
      live: {
        ...remote.live,
        prerender: (remote.live.prerender ?? []).filter((page) => page === '/'),
      },
    })),
  }));
  const { owner, publisherUrl, stop } = await startDatabase();
  const home = () => readFileSync(htmlFile(siteDir, '/'), 'utf8');
  const setTitle = (title: string) =>
    owner.query(
      `insert into public.content_blocks (page, identifier, content) values ('home', 'hero_title', $1)
         on conflict (page, identifier) do update set content = excluded.content`,
      [title],
    );
  const states = () => owner.query('select distinct state from public.publications');

  await setTitle('Published once');
  const single = publishWith(siteDir, publisherUrl);
  expect(await once(single, 'exit')).toEqual([0, null]);
  expect(home()).toContain('Published once');
  expect(await states()).toEqual([{ state: 'published' }]);

  const watching = publishWith(siteDir, publisherUrl, '--watch');
  await setTitle('Published while watching');
  await expect.poll(home, { timeout: timeLimit(60_000) }).toContain('Published while watching');
  await expect.poll(states).toEqual([{ state: 'published' }]);
  watching.kill('SIGTERM');
  expect(await once(watching, 'exit')).toEqual([0, null]);

  await stop();
  await shop.remove();
});
