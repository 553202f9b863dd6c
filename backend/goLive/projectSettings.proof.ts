/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectSettingsStep } from './projectSettingsStep';
import { type GoLiveShop, takeSteps } from './step';
import { installSupabaseCli } from './supabaseCli';
import { PROJECT, startManagementApi } from './testing/managementApi';

let api: Awaited<ReturnType<typeof startManagementApi>>;
let home: string;
const { HOME } = process.env;

/** The CLI reads the address of the Management API from a profile in the home folder. */
function writeProfile(url: string) {
  const profile = path.join(home, 'profile.yaml');
  const lines = ['name: test', `api_url: "${url}"`, `dashboard_url: "${url}"`];
  writeFileSync(profile, [...lines, 'project_host: supabase.co', ''].join('\n'));
  mkdirSync(path.join(home, '.supabase'));
  writeFileSync(path.join(home, '.supabase/profile'), profile);
}

beforeAll(async () => {
  installSupabaseCli();
  api = await startManagementApi();
  home = mkdtempSync(path.join(tmpdir(), 'supabase-home-'));
  writeProfile(api.url);
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    return fetch(String(address).replace('https://api.supabase.com', api.url), init);
  });
  Object.assign(process.env, {
    ...{ HOME: home, SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` },
    ...{ SMTP_URL: 'smtp://ann:secret@smtp.example:2525', MAIL_FROM: 'shop@shop.example' },
  });
}, 300_000);
afterAll(async () => {
  jest.restoreAllMocks();
  await api.stop();
  rmSync(home, { recursive: true });
  process.env['HOME'] = HOME;
  for (const name of ['SUPABASE_ACCESS_TOKEN', 'SMTP_URL', 'MAIL_FROM']) delete process.env[name];
});

async function take(confirmsAll: boolean) {
  const lines: string[] = [];
  const shop = {
    settings: () => ({
      backend: { url: `https://${PROJECT}.supabase.co`, key: 'k' },
      origin: 'https://shop.example',
    }),
    projectDir: path.resolve(__dirname, '../../supabase'),
    ...{ answers: { confirmsAll }, mayChange: true },
  } as unknown as GoLiveShop;
  const isReady = await takeSteps([projectSettingsStep], shop, (line) => lines.push(line));
  return { isReady, lines };
}

test('the CLI writes nothing without a confirmation', async () => {
  expect((await take(false)).isReady).toBe(false);
  expect(api.changes).toEqual([]);
}, 120_000);

test('the CLI pushes to a new project exactly what differs, and keeps what is stricter', async () => {
  Object.assign(api.auth, { password_min_length: 12, rate_limit_verify: 10, disable_signup: true });
  const { isReady, lines } = await take(true);
  expect(isReady).toBe(true);
  expect(api.changes).toEqual([
    ['postgrest', { db_schema: 'public', max_rows: 5000 }],
    [
      'config/auth',
      {
        ...{ site_url: 'https://shop.example', uri_allow_list: 'https://shop.example/**' },
        security_update_password_require_reauthentication: true,
        ...{ smtp_host: 'smtp.example', smtp_port: '2525', smtp_user: 'ann', smtp_pass: 'secret' },
        ...{ smtp_admin_email: 'shop@shop.example', smtp_sender_name: 'shop.example' },
      },
    ],
  ]);
  expect(lines.at(-1)).toContain(
    'kept: auth.enable_signup (false), auth.minimum_password_length (12), auth.rate_limit.token_verifications (10)',
  );
}, 120_000);

test('without SMTP_URL the mail server of the project stays', async () => {
  delete process.env['SMTP_URL'];
  api.changes.length = 0;
  api.auth['mailer_autoconfirm'] = true;
  expect((await take(true)).isReady).toBe(true);
  expect(api.changes).toEqual([['config/auth', { mailer_autoconfirm: false }]]);
  expect(api.auth['smtp_host']).toBe('smtp.example');
}, 120_000);
