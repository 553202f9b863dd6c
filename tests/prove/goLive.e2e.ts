import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { readSamples } from '@shop/backend/lite/migrationFiles';
import { root } from '@shop/platform/machine/paths';
import { listen, stopListening } from '@shop/platform/server/listen';
import sharp from 'sharp';
import { startBucket } from '../composition/support/bucketServer';
import { operate } from '../support/operate';
import { RunningSite } from '../support/runningSite';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';
import { type HostedProject, startHostedProject } from './support/hostedProject';

// This test opens no page. The default origin would start a shop.
test.use({ baseURL: 'http://localhost' });

/** A web server in front of the bucket, as a CDN is. */
async function serveBucket(endpoint: string) {
  const server = createServer(
    getRequestListener(({ url }) => {
      const { pathname } = new URL(url);
      return fetch(`${endpoint}/shop/site${pathname.replace(/\/$/, '/index.html')}`);
    }),
  );
  const port = await listen(server, 0, '127.0.0.1');
  return { origin: `http://localhost:${port}`, stop: () => stopListening(server) };
}

/**
 * All that a run may have changed in the database; requests for free times are counted for a minute, and the storage
 * notes when a file was read.
 */
async function stateOf({ admin, flushStatistics }: HostedProject) {
  await flushStatistics();
  return admin.query(`select schemaname, relname, n_tup_ins, n_tup_upd, n_tup_del
    from pg_stat_user_tables, pg_stat_force_next_flush()
    where relname <> 'requests' and (schemaname, relname) <> ('storage', 'objects') order by 1, 2`);
}

/** The lines of findings in a state. */
const findings = (printed: string, label: string) =>
  printed.split('\n').filter((line) => line.startsWith(label));

/** Stops and removes what the test has started, also where it fails. */
const cleanups: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

test('a shop goes live on a new project step by step, and each run begins with what is open', {
  tag: '@prove',
}, async () => {
  test.setTimeout(timeLimit(900_000));
  const project = await startHostedProject();
  cleanups.push(() => project.stop());
  const bucket = await startBucket('shop');
  cleanups.push(() => bucket.close());
  const web = await serveBucket(bucket.endpoint);
  cleanups.push(() => web.stop());
  // An owner who has tried the shop with npm start: the folder holds that site.
  const shop = await RunningSite.start('composed');
  cleanups.push(() => shop.remove());
  await shop.kill();
  const target = {
    SITE_TARGET: 's3://shop/site',
    S3_ENDPOINT: bucket.endpoint,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  };
  const answers = {
    ...target,
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEY: project.key,
    HOSTED_DATABASE_URL: project.databaseUrl,
    PUBLISHER_DATABASE_URL: project.publisherUrl,
    MESSENGER_DATABASE_URL: project.messengerUrl,
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'tires-2026',
    PUBLIC_ORIGIN: web.origin,
  };
  /** Runs the command. @returns what it prints, with the exit code in the last line */
  const goLive = (args: string[], env: NodeJS.ProcessEnv) =>
    operate(shop, 'goLive', args, env).catch(
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) =>
        `${stdout}${stderr}exit ${code}`,
    );

  await test.step('without answers it asks for the first one, and ends', async () => {
    const printed = await goLive([], target);
    expect(findings(printed, 'OPEN')).toEqual([
      'OPEN  No project is set: "backend" in site.config.json has its address and its key.',
    ]);
    expect(printed).toMatch(/is not known: set SUPABASE_URL, or use a terminal\.\nexit 1$/);
  });

  await test.step('a check reports what is open, and changes nothing', async () => {
    const before = await stateOf(project);
    const printed = await goLive(['--check'], answers);
    expect(findings(printed, 'OPEN')[0]).toMatch(/^OPEN {2}Migrations not applied: (\d+) of \1;/);
    expect(printed).toContain('exit 1');
    expect(await stateOf(project)).toEqual(before);
    expect(bucket.operations).toEqual([]);
  });

  await test.step('the first run does all but what only the dashboard can do', async () => {
    const printed = await goLive(['--yes'], answers);
    expect(printed).toContain('Seeding data from supabase/seed.sql');
    expect(printed).toMatch(/ok {4}Every migration is applied, and there are [1-9]\d* settings\./);
    // Each finding once before and, where that has changed, once after.
    expect(findings(printed, 'OPEN')).toEqual([
      expect.stringMatching(/^OPEN {2}Migrations not applied: \d+ of \d+;/),
      expect.stringMatching(/^OPEN {2}Links in the project's messages lead/),
      expect.stringMatching(/^OPEN {2}There is no administrator/),
      expect.stringMatching(/^OPEN {2}The publisher cannot connect/),
      expect.stringMatching(/^OPEN {2}There is no site in s3:\/\/shop\/site/),
      expect.stringMatching(/^OPEN {2}Nothing is published/),
      expect.stringMatching(/^OPEN {2}The messenger cannot connect/),
    ]);
    expect(printed).toContain('ok    The shop has no samples.');
    expect(findings(printed, 'ok').slice(-6)).toEqual([
      expect.stringContaining('The role publisher signs in at 127.0.0.1:'),
      'ok    The pages in s3://shop/site name this project and this address.',
      expect.stringContaining('What staff have saved is published;'),
      expect.stringMatching(/A test has booked .* as a visitor, canceled it, and removed its row/),
      `ok    Visitors get the home page at ${web.origin}, of the site in s3://shop/site.`,
      expect.stringContaining('The role messenger signs in at 127.0.0.1:'),
    ]);
    expect(printed).toMatch(/exit 1$/);
    for (const secret of [project.password, answers.ADMIN_PASSWORD]) {
      expect(printed).not.toContain(secret);
      expect(printed).not.toContain(encodeURIComponent(secret));
    }
  });

  await test.step('staff can sign in, change a setting, and a schedule publishes it', async () => {
    await project.changeSetting(answers, 'shop_name', 'Rehearsed Tires');
    const home = () => fetch(`${web.origin}/`).then((response) => response.text());
    expect(await home()).not.toContain('Rehearsed Tires');
    expect(await goLive(['--check'], answers)).toContain(
      'ok    Saves waiting for the schedule: 1.',
    );
    await operate(shop, 'publish', [], answers);
    expect(await home()).toContain('Rehearsed Tires');
  });

  await test.step('once the dashboard is right, a further run finds nothing open and changes nothing', async () => {
    Object.assign(project.dashboard, { siteUrl: web.origin });
    const settings = { backend: { url: project.url, key: project.key }, origin: web.origin };
    writeFileSync(path.join(shop.folder, 'site.config.json'), JSON.stringify(settings));
    const { HOSTED_DATABASE_URL, PUBLISHER_DATABASE_URL, MESSENGER_DATABASE_URL } = answers;
    const urls = { HOSTED_DATABASE_URL, PUBLISHER_DATABASE_URL, MESSENGER_DATABASE_URL };
    const secrets = { ...target, ...urls };
    const written = bucket.operations.length;
    const before = await stateOf(project);
    const checked = await goLive(['--check'], secrets);
    expect(findings(checked, 'ok')).toHaveLength(16);
    expect(checked).not.toContain('exit 1');
    expect(await stateOf(project)).toEqual(before);

    const printed = await goLive([], secrets);
    expect(findings(printed, 'ok')).toHaveLength(16);
    expect(printed).not.toContain('exit 1');
    const withoutMessages = await goLive(['--yes'], { ...secrets, MESSENGER_DATABASE_URL: '' });
    expect(findings(withoutMessages, 'ok')).toHaveLength(15);
    expect(findings(withoutMessages, '?')).toEqual([
      expect.stringMatching(/Staff's pages are at the public address/),
      expect.stringMatching(
        /The settings of the project are not read, without SUPABASE_ACCESS_TOKEN/,
      ),
      expect.stringMatching(/Staff have no address of their own/),
      expect.stringMatching(/MESSENGER_DATABASE_URL.* Until then no messages are sent\.$/),
    ]);
    expect(withoutMessages).not.toContain('exit 1');
    expect(bucket.operations).toHaveLength(written);
    expect(await project.admin.query('select * from public.bookings')).toEqual([]);
  });

  await test.step('pictures of a shop that was moved are uploaded from this machine', async () => {
    const id = '0123456789ab';
    await project.admin.run(
      `insert into public.pictures (id, width, height) values ('${id}', 8, 8)`,
    );
    mkdirSync(path.join(shop.dataDir, 'pictures'), { recursive: true });
    const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    writeFileSync(path.join(shop.dataDir, 'pictures', id), file);
    const lacking = 'OPEN  Pictures whose files the bucket lacks: 1.';
    expect(await goLive(['--check'], answers)).toContain(lacking);
    const printed = await goLive(['--yes'], answers);
    expect(printed).toContain(lacking);
    expect(printed).toContain(
      'ok    The bucket of pictures is private, and has the file of every picture.',
    );
    expect(await project.admin.query('select bucket_id, name from storage.objects')).toEqual([
      { bucket_id: 'pictures', name: id },
    ]);
  });

  await test.step('samples of a shop that was moved are named, and deleted unless staff changed them', async () => {
    const folder = path.join(root, 'supabase');
    const day = readFileSync(path.join(folder, 'sample_day.sql'), 'utf8');
    await project.admin.run([...(await readSamples(folder)), day].join('\n'));
    await project.admin.run(
      `update public.list_entries set note = 'Seasons' where slug = 'winter-tires-in-georgia'`,
    );
    const named =
      /Samples in the shop \(29\): Michelin CrossClimate2, .*, Priya Nair, .*Flat repair today/;
    expect(findings(await goLive(['--check', '--with-samples'], answers), 'ok')).toContainEqual(
      expect.stringMatching(named),
    );
    expect(await goLive(['--yes'], answers)).toMatch(named);
    expect(
      await project.admin.query(`select slug from public.list_entries where list = 'articles'`),
    ).toEqual([{ slug: 'winter-tires-in-georgia' }]);
    expect(await project.admin.query('select id from public.bookings where is_sample')).toEqual([]);
    await operate(shop, 'publish', [], answers);
  });

  await test.step('the doctor finds nothing open, and afterwards names each mend', async () => {
    const { HOSTED_DATABASE_URL } = answers;
    const env = { ...target, HOSTED_DATABASE_URL, SUPABASE_PUBLISHABLE_KEY: project.key };
    const doctor = (secrets: NodeJS.ProcessEnv) =>
      operate(shop, 'doctor', [project.url], { ...secrets, PUBLIC_ORIGIN: web.origin }).catch(
        ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) =>
          `${stdout}${stderr}exit ${code}`,
      );
    const before = await stateOf(project);
    const healthy = await doctor(env);
    expect(findings(healthy, 'OPEN')).toEqual([]);
    expect(findings(healthy, 'ok')).toHaveLength(16);
    expect(findings(await doctor({ ...env, HOSTED_DATABASE_URL: '' }), '?')).toHaveLength(15);
    expect(await stateOf(project)).toEqual(before);

    const broken = { signsUp: false, confirmsEmails: false, exposed: ['private'] };
    Object.assign(project.dashboard, broken);
    await project.admin.run(`
      grant usage on sequence public.audit_log_id_seq to anon;
      alter role publisher nologin;
      update storage.buckets set public = true;
      insert into public.contact_messages (name, email, subject, message)
        values ('Ann', 'ann@example.com', 'Tires', 'Four, please.');
      update private.outbox set due_at = now() - interval '1 hour', next_attempt_at = now() - interval '1 hour'`);
    const printed = await doctor(env);
    expect(findings(printed, 'OPEN')).toEqual([
      expect.stringMatching(/^OPEN {2}Sign-ups are off, and invited coworkers need them/),
      expect.stringMatching(/^OPEN {2}Email addresses are not confirmed: turn on/),
      expect.stringMatching(/^OPEN {2}The API exposes private: remove it/),
      expect.stringMatching(/^OPEN {2}Differences from the declared database: 1\./),
      expect.stringMatching(/^OPEN {2}Roles that cannot sign in: publisher/),
      expect.stringMatching(/^OPEN {2}Messages are stuck: since /),
      expect.stringMatching(/^OPEN {2}Anyone can read the bucket "pictures"/),
    ]);
    expect(printed).toContain(
      '        revoke usage on sequence public.audit_log_id_seq from anon;',
    );
    expect(printed).toContain('exit 1');
    Object.assign(project.dashboard, { signsUp: true, confirmsEmails: true, exposed: [] });
    await project.admin.run('alter role publisher login');
    const repaired = await goLive(['--repair', '--yes'], { HOSTED_DATABASE_URL });
    expect(findings(repaired, 'ok')).toHaveLength(2);
    expect(await project.admin.query('select from storage.buckets where public')).toEqual([]);
  });

  await test.step('a check names what broke since', async () => {
    await project.admin.run(`
      alter table auth.users disable trigger tire_shop_sign_up;
      update public.publications set state = 'failed', finished_at = now(),
        requested_at = now() - interval '1 hour' where id = (select max(id) from public.publications)`);
    await web.stop();
    const printed = await goLive(['--check'], answers);
    expect(findings(printed, 'OPEN')).toEqual([
      expect.stringMatching(/^OPEN {2}Differences from the declared database: 1\./),
      expect.stringMatching(/^OPEN {2}A save has waited for 60 minutes/),
      expect.stringMatching(/^OPEN {2}http:\/\/localhost:\d+ does not answer/),
    ]);
    expect(printed).toContain('exit 1');
  });
});
