import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accountRules } from '../../platform/cli/shopPolicy';
import { root } from '../../platform/disk/paths';
import { type Backend, createBackend } from '../../platform/lite/createBackend';
import { bookingRequest } from '../support/bookings';
import { product } from '../support/products';
import { bookableDay } from '../support/shopDays';
import { expect, test } from '../support/test';
import { unpackArchive } from './support/archivedVersions';

// This test opens no page. The default origin would start a shop.
test.use({ baseURL: 'http://localhost' });

const ADDRESS = '192.0.2.1';
const today = path.join(root, 'supabase');

/** A project folder with the migrations of the previous release. */
function previousProject(folder: string): string {
  const archive = unpackArchive();
  archive.remove();
  const project = path.join(folder, 'previous');
  mkdirSync(path.join(project, 'migrations'), { recursive: true });
  for (const file of [...archive.migrations.map((name) => `migrations/${name}`), 'seed.sql']) {
    cpSync(path.join(today, file), path.join(project, file));
  }
  return project;
}

const open = (dataDir: string, projectDir: string) =>
  createBackend({ dataDir, projectDir, accountRules });

async function call(backend: Backend, route: string, body: object) {
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await backend.fetch(new Request(`http://localhost${route}`, init), ADDRESS);
  const text = await response.text();
  expect(response.status, text).toBeLessThan(300);
  return text ? JSON.parse(text) : undefined;
}

const account = { email: 'owner@example.com', password: 'tires-2026' };

/** What a shop has after a day: an account, bookings, a message, a product, an edited text. */
async function fill(backend: Backend) {
  const { user } = await call(backend, '/auth/v1/signup', account);
  await backend.query('insert into public.admins (user_id) values ($1)', [user.id]);
  for (const choice of [{ p_date: bookableDay(0), p_slot: '09:00' }, {}]) {
    await call(backend, '/rest/v1/rpc/book_appointment', bookingRequest(choice));
  }
  const message = {
    name: 'Ann',
    email: 'ann@example.com',
    subject: 'Tires',
    message: 'a\\b\nc\td',
  };
  await call(backend, '/rest/v1/contact_messages', message);
  const { name, description, price, category, image_url } = product();
  await backend.query(
    `insert into public.products (name, description, price, category, image_url)
     values ($1, $2, $3, $4, $5)`,
    [name, description, price, category, image_url],
  );
  await backend.query(`update public.content_blocks set content = 'Ours'
    where page = 'home' and identifier = 'hero_title'`);
}

type Row = Record<string, unknown>;

/** All rows, by table. */
async function allRows(backend: Backend): Promise<Record<string, Row[]>> {
  const tables = await backend.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'auth')`);
  const rows: Record<string, Row[]> = {};
  for (const { name } of tables) {
    const found = await backend.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t`);
    rows[name] = found.map(({ row }) => row);
  }
  return rows;
}

test('a data folder of the previous release has all its rows after the current migrations', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  const dataDir = path.join(folder, 'data');
  try {
    const previous = await open(dataDir, previousProject(folder));
    await fill(previous);
    const before = await allRows(previous);
    await previous.close();

    const current = await open(dataDir, today);
    const after = await allRows(current);
    expect(current.applied.length).toBeGreaterThan(0);
    for (const [table, rows] of Object.entries(before)) {
      expect(after[table], table).toEqual(
        expect.arrayContaining(rows.map((row) => expect.objectContaining(row))),
      );
    }
    await call(current, '/auth/v1/token?grant_type=password', account);
    await current.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
