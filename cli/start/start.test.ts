/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { inputsDigest } from '@shop/platform/build/buildApp';
import { saveStoredInputs, storedInputsDir } from '@shop/platform/release/storedInputs';
import { listen, stopListening } from '@shop/platform/server/listen';
import {
  createTestFolders,
  type ServerProcess,
  startAndFail,
  startServer,
  type TestFolders,
} from '@shop/platform/server/testing/startServer';
import { webRoot } from '@shop/platform/site/generations';
import { changeSite, emptySite, readSite } from '@shop/platform/site/siteFile';
import { layoutOnly } from '../testing/layoutOnly';

const TABLE = `create table public.contact_messages (message text not null);
  grant insert on public.contact_messages to anon;
  grant select on public.contact_messages to service_role;
  create schema private;
  create function private.admin_exists() returns boolean language sql
    as 'select exists (select from public.contact_messages)';`;
const INVITATION = 'Become the first administrator: open http://localhost';

/** A hosted project that has no rows. */
const project = createServer((_, response) => response.end('[]'));
let hosted: { url: string; key: string };
let place: TestFolders;
let first: ServerProcess;

/** The live shell counts as published from the sources as they are now. */
function startWithoutBuild() {
  saveStoredInputs(place.siteDir, 'shell', { inputs: inputsDigest('shell') });
  return startServer(place);
}

beforeAll(async () => {
  hosted = { url: `http://127.0.0.1:${await listen(project, 0, '127.0.0.1')}`, key: 'hosted' };
  place = await createTestFolders('cli/commands/start.ts');
  const { siteDir } = place;
  await place.migration('20250101000000_messages.sql', TABLE);
  const shell = { version: 'a'.repeat(12), contract: 1, provides: {}, history: [] };
  await changeSite(
    siteDir,
    () => ({ ...emptySite, shell }),
    async ({ folder }) => writeFileSync(path.join(folder, '_app.html'), layoutOnly),
  );
  first = await startWithoutBuild();
});
afterAll(async () => {
  await place.remove();
  rmSync(storedInputsDir(place.siteDir), { recursive: true, force: true });
  await stopListening(project);
});

/** The processes that know the folder of the site: the command, and what it has started. */
const running = () =>
  readdirSync('/proc').filter((id) => {
    try {
      const known = ['cmdline', 'environ'].map((file) =>
        readFileSync(`/proc/${id}/${file}`, 'utf8'),
      );
      return known.join('').includes(place.siteDir);
    } catch {
      // No process, or one that has just ended.
      return false;
    }
  });

const site = () => readSite(place.siteDir);
const siteFile = () => readFileSync(path.join(webRoot(place.siteDir), 'site.json'), 'utf8');

test('a start says where the site, the desk and the mails are, how to become the first administrator and how to stop', () => {
  const printed = first.output();
  expect(printed).toContain(INVITATION);
  for (const line of [
    /^The site runs at http:/m,
    /^Staff work at http:\S+\/admin\/dashboard$/m,
    /^Emails are not sent without SMTP_URL: read them at http:/m,
    /^Stop with Ctrl\+C\.$/m,
  ]) {
    expect(printed).toMatch(line);
  }
  expect(printed).not.toMatch(/deprecat|warning|serveStatic/i);
});

test('a second start on the same site folder is rejected and changes nothing', async () => {
  const before = siteFile();
  const elsewhere = { ...place, dataDir: `${place.dataDir}-2` };
  const output = await startAndFail(elsewhere);
  expect(output).toMatch(
    /^The site folder \S+ is served by process \d+ already; stop it first, or set SITE_DIR\.$/m,
  );
  expect(siteFile()).toBe(before);
  expect(existsSync(elsewhere.dataDir)).toBe(false);
  const body = JSON.stringify({ message: 'hello' });
  const added = await first.api('/rest/v1/contact_messages', { method: 'POST', body });
  expect(added.status).toBe(201);
  expect((await fetch(`${first.origin}/.server.lock`)).status).toBe(404);
});

test('a hosted project and back loses neither rows nor keys nor settings', async () => {
  const before = siteFile();
  const keys = first.keys();
  expect(site().backend).toEqual({ url: '', key: keys.publishableKey });
  expect(running()).not.toEqual([]);
  expect(await first.end('SIGINT')).toBe(0);
  expect(running()).toEqual([]);

  const config = `{ "backend": ${JSON.stringify(hosted)},\n"origin": "https://shop.example" }`;
  writeFileSync(place.configFile, config);
  // A start that touched the data would make the folder again.
  renameSync(place.dataDir, `${place.dataDir}-away`);
  const second = await startWithoutBuild();
  expect(second.output()).toContain(`The data is in the project at ${hosted.url}\n`);
  expect(second.output()).not.toContain(INVITATION);
  expect(site()).toMatchObject({ backend: hosted, origin: 'https://shop.example' });
  expect((await fetch(`${second.origin}/rest/v1/contact_messages`)).status).toBe(404);
  expect((await fetch(`${second.origin}/auth/v1/settings`)).status).toBe(404);
  expect(await (await fetch(`${second.origin}/healthz`)).text()).toBe('ok');
  expect(await second.end()).toBe(0);
  expect(existsSync(place.dataDir)).toBe(false);
  expect(readFileSync(place.configFile, 'utf8')).toBe(config);

  rmSync(place.configFile);
  renameSync(`${place.dataDir}-away`, place.dataDir);
  const third = await startWithoutBuild();
  expect(third.keys()).toEqual(keys);
  expect(third.output()).not.toContain(INVITATION);
  expect(third.output()).toMatch(/^Staff work at http\S+\/admin\/dashboard$/m);
  const headers = { apikey: keys.secretKey };
  const rows = await third.api('/rest/v1/contact_messages', { headers });
  expect(await rows.json()).toEqual([{ message: 'hello' }]);
  // Each start has a port of its own here.
  expect(siteFile().replaceAll(third.origin.replace('127.0.0.1', 'localhost'), 'here')).toBe(
    before.replaceAll(first.origin.replace('127.0.0.1', 'localhost'), 'here'),
  );
  expect(existsSync(place.configFile)).toBe(false);
  expect(await third.end('SIGTERM')).toBe(0);
  expect(running()).toEqual([]);
  expect(existsSync(path.join(place.siteDir, '.server.lock'))).toBe(false);
});

test('a mistake in the settings is one sentence, and nothing changes', async () => {
  const before = siteFile();
  const output = await startAndFail(place, { PUBLIC_ORIGIN: 'shop.example' });
  expect(output).toContain(
    'Environment: PUBLIC_ORIGIN must be an origin like https://shop.example, without a path\n',
  );
  expect(siteFile()).toBe(before);
});
