/** @jest-environment node */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '@shop/platform/machine/paths';
import {
  createTestFolders,
  type ServerProcess,
  startServer,
  type TestFolders,
} from '@shop/platform/server/testing/startServer';
import { readSite } from '@shop/platform/site/siteFile';
import { timeLimit } from '../../tests/support/timeLimit';

jest.setTimeout(timeLimit(180_000));

const PRICE = /\$\d/;
const PREPARED = 'This page is being prepared.';
const OTHERS = ['/services', '/es/services', '/oil-changes', '/admin/dashboard', '/admin/login'];

let place: TestFolders;
beforeAll(async () => {
  place = await createTestFolders('cli/commands/start.ts');
});
afterAll(() => place.remove());

const start = () => startServer(place, { PROJECT_DIR: path.join(root, 'supabase') });

/** Returns once the command has printed where the first page is. */
async function firstPageOf(command: ChildProcess): Promise<string> {
  if (!command.stdout) throw new Error('its output is not read');
  for await (const line of createInterface({ input: command.stdout })) {
    const address = /^The first page is at (\S+)/.exec(line)?.[1];
    if (address) return address.replace('localhost', '127.0.0.1');
  }
  throw new Error('There was no first page.');
}

async function startToFirstPage() {
  const before = new Set(place.servers);
  const started = start();
  const [command] = [...place.servers].filter((each) => !before.has(each));
  if (!command) throw new Error('no process was started');
  started.catch(() => {});
  return { started, command, origin: await firstPageOf(command) };
}

async function read(address: string) {
  const response = await fetch(address);
  return { status: response.status, html: await response.text() };
}

async function expectFirstPageAlone(origin: string) {
  const remotes = readSite(place.siteDir).remotes.map(({ name }) => name);
  const others = await Promise.all(OTHERS.map((each) => read(origin + each)));
  for (const home of ['/', '/es']) {
    const { status, html } = await read(origin + home);
    expect([home, status]).toEqual([home, 200]);
    expect(html).toMatch(PRICE);
  }
  expect(remotes).not.toContain('mf-admin');
  for (const { status, html } of others) {
    expect(status).toBe(503);
    expect(html).toContain(PREPARED);
  }
}

async function expectAll({ origin }: ServerProcess) {
  for (const address of ['/', '/es', '/services', '/es/services']) {
    const { status, html } = await read(origin + address);
    expect([address, status]).toEqual([address, 200]);
    expect(html).toMatch(PRICE);
  }
  const desk = await read(`${origin}/admin/dashboard`);
  expect(desk.status).toBe(200);
  expect(desk.html).not.toContain(PREPARED);
}

test('the first start serves home with its prices first, and can be repeated when it was killed then', async () => {
  const killed = await startToFirstPage();
  await expectFirstPageAlone(killed.origin);
  const ended = once(killed.command, 'close');
  killed.command.kill('SIGKILL');
  await ended;

  const second = await startToFirstPage();
  await expectFirstPageAlone(second.origin);
  const filled = await second.started;
  await expectAll(filled);
  expect(await filled.end()).toBe(0);

  const later = await start();
  expect(later.output()).toMatch(/^ {2}mf-admin [0-9a-f]{12} \(unchanged\)$/m);
  expect(later.output()).not.toContain('The first page is at');
  await expectAll(later);
  expect(await later.end()).toBe(0);
});
