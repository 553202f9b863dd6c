/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */

import type { Backend } from '@shop/backend/lite/createBackend';
import { loadBackend } from '@shop/backend/lite/testing/loadBackend';
import { provideSite } from '@shop/shared-contract';
import * as z from 'zod/mini';
import { claimFirstAdmin, signIn, signOut, signUp } from './accounts/session';
import { readWorkState } from './content/staffPublications';
import {
  addBay,
  addClosure,
  type Closure,
  type ClosureInput,
  editBay,
  editClosure,
  listBays,
  listClosures,
  removeClosure,
} from './schedule/staff';
import { listRows } from './staffTable';

const admin = { email: 'owner@example.com', password: 'secret1' };
const customer = { email: 'customer@example.com', password: 'secret2' };
const bay = { name: 'Lift', is_active: true, equipment: ['lift'] };

const closure = (day: string, reason = ''): ClosureInput => ({
  first_day: day,
  last_day: day,
  is_partial: false,
  closes: '',
  reopens: '',
  reason,
  reason_es: '',
});

let backend: Backend;

beforeAll(async () => {
  // The client rejects a runtime without it, which Node.js 20 is; nothing here connects.
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  backend = await loadBackend();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) => backend.fetch(new Request(input, init), '127.0.0.1'));
  const connection = { url: 'http://shop.example', key: backend.publishableKey };
  provideSite({ contract: 1, backend: connection, remotes: [] });
  await signUp(customer);
  const account = await signUp(admin);
  await claimFirstAdmin(account?.id ?? '');
});
beforeEach(async () => {
  await signIn(admin);
  await backend.query('delete from public.closures');
});
afterEach(() => signOut());
afterAll(() => backend?.close());

test('lists rows in their order, all or those that a filter leaves', async () => {
  await addClosure(closure('2026-12-31', 'New Year'));
  await addClosure(closure('2026-12-24', 'Christmas'));
  const reasons = (rows: { reason: string }[]) => rows.map(({ reason }) => reason);
  expect(reasons(await listClosures('2026-12-01'))).toEqual(['Christmas', 'New Year']);
  expect(reasons(await listClosures('2026-12-25'))).toEqual(['New Year']);
  const descending = { row: z.object({ id: z.number() }), order: ['id.desc'] } as const;
  expect(await listRows('bays', descending)).toEqual(
    (await listBays()).map(({ id }) => ({ id })).reverse(),
  );
});

test('rejects rows of another shape', async () => {
  const row = z.object({ id: z.number(), name: z.number() });
  await expect(listRows('bays', { row, order: ['id'] })).rejects.toMatchObject({
    name: 'DataError',
    kind: 'unexpected',
  });
});

test('adds a row with columns that are not in the form, and no other one with its id', async () => {
  const added = await addBay(42, bay);
  expect(added).toMatchObject({ id: 42, ...bay });
  expect(await listBays()).toContainEqual(added);
  await expect(addBay(42, { ...bay, name: 'Pit' })).rejects.toMatchObject({
    kind: 'conflict',
    columns: ['name'],
    stored: added,
  });
});

test('rejects what the form or a constraint forbids', async () => {
  await expect(addClosure({ ...closure('2026-12-24'), last_day: '' })).rejects.toMatchObject({
    kind: 'invalid',
    code: 'required',
  });
  await expect(addBay(100, bay)).rejects.toMatchObject({ kind: 'invalid' });
});

test('edits a row, whose version then is another one', async () => {
  const added = await addBay(43, bay);
  const edited = await editBay(added, { ...bay, name: 'Alignment' });
  expect(edited).toEqual({ ...added, name: 'Alignment', updated_at: edited.updated_at });
  expect(edited.updated_at).not.toBe(added.updated_at);
  expect(await listBays()).toContainEqual(edited);
});

test('removes a row', async () => {
  await removeClosure(await addClosure(closure('2026-12-24')));
  expect(await listClosures('2026-01-01')).toEqual([]);
});

test('removes a row that is gone', async () => {
  const read = await addClosure(closure('2026-12-24'));
  await removeClosure(read);
  await removeClosure(read);
});

test('edits no row that was removed since it was read', async () => {
  const read = await addClosure(closure('2026-12-24'));
  await removeClosure(read);
  const edited = editClosure(read, closure('2026-12-26'));
  await expect(edited).rejects.toMatchObject({ kind: 'notFound' });
});

const writes = {
  edits: (read: Closure) => editClosure(read, closure('2026-12-26')),
  removes: removeClosure,
};

describe.each(Object.entries(writes))('%s no row', (_, write) => {
  test('that was changed since it was read', async () => {
    const read = await addClosure(closure('2026-12-24'));
    await editClosure(read, closure('2026-12-25'));
    await expect(write(read)).rejects.toMatchObject({ kind: 'conflict' });
    expect(await listClosures('2026-01-01')).toMatchObject([{ first_day: '2026-12-25' }]);
  });

  test('without administrator rights', async () => {
    const read = await addClosure(closure('2026-12-24'));
    await signOut();
    await signIn(customer);
    await expect(write(read)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await listClosures('2026-01-01')).toEqual([]);
    expect(await backend.query('select first_day::text from public.closures')).toEqual([
      { first_day: '2026-12-24' },
    ]);
  });
});

test('reads the changes that are not published, and that nothing has published', async () => {
  await backend.query('delete from public.publications');
  await addClosure(closure('2026-12-24'));
  const { unpublished, publishing, messages } = await readWorkState();
  expect(unpublished).toMatchObject([{ table_name: 'closures', state: 'pending', reason: '' }]);
  expect(publishing).toMatchObject({ seen: null, holder: '', waits: unpublished[0]?.requested_at });
  expect(messages).toMatchObject({ seen: null, keeps: false, waits: null });
});
