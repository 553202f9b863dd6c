/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { randomUUID } from 'node:crypto';
import type { Backend } from '@shop/backend/lite/createBackend';
import { loadBackend } from '@shop/backend/lite/testing/loadBackend';
import { provideSite } from '@shop/shared-contract';
import { grantAdmin, listUsers, revokeAdmin } from './accounts/accounts';
import {
  adminExists,
  claimFirstAdmin,
  currentSession,
  signIn,
  signOut,
  signUp,
} from './accounts/session';
import { addContent, editContent, listContent, listSettings } from './content/staff';
import { editSetting } from './content/staffSettings';
import { sendContactMessage } from './messages/requests';
import {
  addProduct,
  blankProduct,
  deleteProduct,
  editProduct,
  listProducts,
} from './products/staff';
import { isAdmin } from './staffRights';

const OF_SUPABASE = /^[A-Z]+ \/(auth|rest)\/v1\/\w+$/;
const owner = { email: 'owner@example.com', password: 'secret1' };
const colleague = { email: 'colleague@example.com', password: 'secret2' };

interface Sent {
  call: string;
  query: Record<string, string>;
  body: Record<string, unknown> | undefined;
  prefer: string | null;
}

let backend: Backend;
let sent: Sent[];
let ids: { owner: string; colleague: string };

beforeAll(async () => {
  // The client rejects a runtime without it, which Node.js 20 is; nothing here connects.
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  backend = await loadBackend();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.clone().text();
    sent.push({
      call: `${request.method} ${pathname}`,
      query: Object.fromEntries(searchParams),
      body: text ? JSON.parse(text) : undefined,
      prefer: request.headers.get('prefer'),
    });
    return backend.fetch(request, '127.0.0.1');
  });
  const connection = { url: 'http://shop.example', key: backend.publishableKey };
  provideSite({ contract: 1, backend: connection, remotes: [] });
  sent = [];
  const { id: second = '' } = (await signUp(colleague)) ?? {};
  const { id: first = '' } = (await signUp(owner)) ?? {};
  ids = { owner: first, colleague: second };
  await claimFirstAdmin(first);
});
beforeEach(async () => {
  await signIn(owner);
  sent = [];
});
afterAll(() => backend?.close());

/** The only request that is sent, to the sign-in service or the table API. */
async function requestOf(run: () => Promise<unknown>): Promise<Sent> {
  sent = [];
  await run();
  expect(sent).toEqual([expect.objectContaining({ call: expect.stringMatching(OF_SUPABASE) })]);
  return sent[0] as Sent;
}

const first = async <Row>(rows: Promise<Row[]>): Promise<Row> => {
  const [row] = await rows;
  if (!row) throw new Error('no row');
  return row;
};

const product = {
  ...blankProduct,
  ...{ name: 'Winter tire', description: 'Grips', price: 99.5, category: 'winter-tires' as const },
  image_url: 'https://shop.example/tire.png',
};

test('sign-in, sign-out and session', async () => {
  expect(await requestOf(() => signOut())).toMatchObject({ call: 'POST /auth/v1/logout' });
  expect(await requestOf(() => signIn(owner))).toMatchObject({
    ...{ call: 'POST /auth/v1/token', query: { grant_type: 'password' }, body: owner },
  });
  sent = [];
  expect(await currentSession()).toMatchObject({ email: owner.email });
  expect(sent).toEqual([]);
});

test('sign-up sends e-mail address and password', async () => {
  const third = { email: 'third@example.com', password: 'secret3' };
  const request = await requestOf(() => signUp(third));
  expect(request).toMatchObject({ call: 'POST /auth/v1/signup', body: third });
});

test('reads, counts, adds and removes rows of admins', async () => {
  expect(await requestOf(() => isAdmin(ids.owner))).toMatchObject({
    ...{ call: 'GET /rest/v1/admins', query: { select: '*', user_id: `eq.${ids.owner}` } },
  });
  expect(await requestOf(() => adminExists())).toMatchObject({
    ...{ call: 'HEAD /rest/v1/admins', query: { select: '*' }, prefer: 'count=exact' },
  });
  expect(await requestOf(() => claimFirstAdmin(ids.owner).catch(() => undefined))).toMatchObject({
    ...{ call: 'POST /rest/v1/admins', body: { user_id: ids.owner } },
  });
  sent = [];
  await grantAdmin(ids.colleague, { password: owner.password, code: '' });
  expect(sent).toContainEqual(
    expect.objectContaining({ call: 'POST /rest/v1/admins', body: { user_id: ids.colleague } }),
  );
  expect(await isAdmin(ids.colleague)).toBe(true);
  expect(await requestOf(() => revokeAdmin(ids.colleague))).toMatchObject({
    ...{ call: 'DELETE /rest/v1/admins', query: { user_id: `eq.${ids.colleague}` } },
  });
  expect(await isAdmin(ids.colleague)).toBe(false);
});

test('a message inserts name, email, subject and message', async () => {
  const message = { name: 'Ana', email: 'ana@example.com', subject: 'Tires', message: 'How much?' };
  const request = await requestOf(() => sendContactMessage(randomUUID(), message, 'en'));
  expect(request).toMatchObject({ call: 'POST /rest/v1/contact_messages', body: message });
});

test('lists, adds, edits and deletes products', async () => {
  expect(await requestOf(() => addProduct(product))).toMatchObject({
    call: 'POST /rest/v1/products',
    body: {
      ...{ name: 'Winter tire', description: 'Grips', price: 99.5, category: 'winter-tires' },
      ...{ image_url: 'https://shop.example/tire.png', in_stock: true },
    },
  });
  expect(await requestOf(() => listProducts())).toMatchObject({
    call: 'GET /rest/v1/products',
    query: { select: '*', order: expect.stringMatching(/^created_at\.desc,/) },
  });
  const stored = await first(listProducts());
  const changes = {
    ...{ name: 'Tire', description: 'Old', price: 9, category: 'all-terrain-tires' as const },
    ...{ image_url: '/tire.png', in_stock: false },
  };
  const edited = await requestOf(() => editProduct(stored, { ...product, ...changes }));
  expect(edited).toMatchObject({
    ...{ call: 'PATCH /rest/v1/products', query: { id: `eq.${stored.id}` }, body: changes },
  });
  expect(await first(listProducts())).toMatchObject({ id: stored.id, ...changes });
  expect(await requestOf(() => deleteProduct(stored.id))).toMatchObject({
    ...{ call: 'DELETE /rest/v1/products', query: { id: `eq.${stored.id}` } },
  });
  expect((await listProducts()).map(({ id }) => id)).not.toContain(stored.id);
});

test('lists and edits content blocks', async () => {
  await addContent({ content: 'Tires' }, { page: 'home', identifier: 'hero_title' });
  expect(await requestOf(() => listContent())).toMatchObject({
    call: 'GET /rest/v1/content_blocks',
    query: { select: '*', order: expect.stringMatching(/^page\.asc/) },
  });
  const block = await first(listContent());
  const edited = await requestOf(() => editContent(block, { content: 'Wheels' }));
  expect(edited).toMatchObject({
    ...{ call: 'PATCH /rest/v1/content_blocks', query: { id: `eq.${block.id}` } },
    body: { content: 'Wheels' },
  });
});

test('lists and edits settings', async () => {
  expect(await requestOf(() => listSettings())).toMatchObject({
    ...{ call: 'GET /rest/v1/settings', query: { select: '*', order: 'key.asc' } },
  });
  const setting = (await listSettings()).find(({ key }) => key === 'social_facebook');
  if (!setting) throw new Error('no setting');
  const value = 'https://facebook.example/shop';
  const edited = await requestOf(() => editSetting(setting, { value }));
  expect(edited).toMatchObject({
    ...{ call: 'PATCH /rest/v1/settings', query: { id: `eq.${setting.id}` }, body: { value } },
  });
});

test('lists the profiles of users', async () => {
  expect(await requestOf(() => listUsers())).toMatchObject({
    ...{ call: 'GET /rest/v1/user_profiles', query: { select: '*' } },
  });
  expect(await listUsers()).toContainEqual(
    expect.objectContaining({
      ...{ id: ids.owner, email: owner.email, is_admin: true, created_at: expect.any(String) },
    }),
  );
});
