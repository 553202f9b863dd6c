/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Backend } from '@shop/backend/lite/createBackend';
import { loadBackend } from '@shop/backend/lite/testing/loadBackend';
import { uploadsFor } from '@shop/backend/pictures/uploads';
import { provideSite } from '@shop/shared-contract';
import { claimFirstAdmin, signIn, signOut, signUp } from '../accounts/session';
import { addEntry, type EntryInput, removeEntry } from '../content/staffLists';
import { editPicture, type Picture, readPictureWithUses, uploadPicture } from './staff';

const admin = { email: 'owner@example.com', password: 'secret1' };
const customer = { email: 'customer@example.com', password: 'secret2' };

let backend: Backend;
let siteDir: string;

const toBackend = (request: Request) => backend.fetch(request, '127.0.0.1');
const sendToBackend = () =>
  jest.mocked(fetch).mockImplementation((input, init) => toBackend(new Request(input, init)));

beforeAll(async () => {
  // The client rejects a runtime without it, which Node.js 20 is; nothing here connects.
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  backend = await loadBackend();
  jest.spyOn(globalThis, 'fetch');
  sendToBackend();
  const connection = { url: 'http://shop.example', key: backend.publishableKey };
  const site = { contract: 1, backend: connection, remotes: [] };
  provideSite(site);
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  writeFileSync(path.join(siteDir, 'site.json'), JSON.stringify(site));
  await signUp(customer);
  const account = await signUp(admin);
  await claimFirstAdmin(account?.id ?? '');
});
beforeEach(async () => {
  sendToBackend();
  await signIn(admin);
  await backend.query('delete from public.products where not is_sample');
  await backend.query(`delete from public.list_entries where list = 'team'`);
  await backend.query('delete from public.pictures');
});
afterEach(() => signOut());
afterAll(async () => {
  rmSync(siteDir, { recursive: true });
  await backend?.close();
});

const upload = (text: string) => ({
  file: new Blob([text], { type: 'image/jpeg' }),
  width: 8,
  height: 6,
});
const texts = { alt: 'Tread', alt_es: 'Banda' };
const blankMember: EntryInput = {
  ...{ position: 0, title: 'Ana', title_es: '', detail: '', detail_es: '', text: '', text_es: '' },
  ...{ note: '', note_es: '', picture: '', second_picture: '', years: null, slug: '' },
  ...{ service: '', former_slugs: [], author: '', day: null, is_hidden: false },
};
/** The first digits of the SHA-256 digest of `a`. */
const A = 'ca978112ca1b';
const ADDRESS = `/content/${A}-1280.webp`;

/** Reads a file as the publisher does, of a project that the site names or of an embedded backend. */
async function readAsPublisher(id: string, embedded?: Backend): Promise<string> {
  const bytes = await uploadsFor(backend.asPublisher, siteDir, embedded)(id);
  return Buffer.from(bytes).toString();
}

const listPictures = () => backend.query<Picture>('select * from public.pictures order by id');

const show = (address: string) =>
  backend.query(
    `insert into public.products (name, description, price, category, image_url)
     values ('WS90', 'Snow', 1, 'winter-tires', $1)`,
    [address],
  );

test('an upload has an address by its content, a row and a file that the publisher reads', async () => {
  expect(await uploadPicture(upload('a'), texts)).toBe(ADDRESS);
  expect(await listPictures()).toMatchObject([{ id: A, width: 8, height: 6, ...texts }]);
  expect(await readAsPublisher(A)).toBe('a');
  expect(await readAsPublisher(A, backend)).toBe('a');
});

test('a file without an upload, or with the ticket of another, is not read', async () => {
  await uploadPicture(upload('a'), texts);
  const refused = 'the storage does not have its file, or refuses it';
  await expect(readAsPublisher('000000000000')).rejects.toThrow(refused);
  const [row] = await backend.asPublisher<{ ticket: string }>(
    `select public.picture_ticket('000000000000') as ticket`,
  );
  const headers = { apikey: backend.publishableKey, 'x-picture-ticket': row?.ticket ?? '' };
  const response = await fetch(`http://shop.example/storage/v1/object/pictures/${A}`, { headers });
  expect(response.status).toBe(400);
});

test('the same file again is the same picture, with the new description', async () => {
  await uploadPicture(upload('a'), texts);
  expect(await uploadPicture(upload('a'), { alt: 'Snow', alt_es: '' })).toBe(ADDRESS);
  expect(await listPictures()).toMatchObject([{ id: A, alt: 'Snow', alt_es: '' }]);
});

test('a file whose row was not inserted is completed by the next attempt', async () => {
  await uploadPicture(upload('a'), texts);
  await backend.query('delete from public.pictures');
  await uploadPicture(upload('a'), texts);
  expect(await listPictures()).toHaveLength(1);
});

/** What the Storage service answers for a name of which it has the row: 409, mostly within a 400. */
const duplicate = { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' };

/** Answers reads of files, and uploads that replace none, as a storage that has lost the file. Returns the uploads. */
function loseFile(status: number, refusal?: object) {
  const uploads: string[] = [];
  jest.mocked(fetch).mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.includes('/storage/v1/object/pictures/')) return toBackend(request);
    if (request.method === 'GET') return Response.json({ statusCode: '404' }, { status: 400 });
    const upsert = request.headers.get('x-upsert') ?? '';
    uploads.push(upsert);
    if (upsert === 'false') return Response.json(duplicate, { status });
    return refusal ? Response.json(refusal, { status: 400 }) : toBackend(request);
  });
  return uploads;
}

test.each([400, 409])(
  'a file that is lost, and whose row is left, is uploaded again (%i)',
  async (status) => {
    await uploadPicture(upload('a'), texts);
    const uploads = loseFile(status);
    expect(await uploadPicture(upload('a'), texts)).toBe(ADDRESS);
    expect(uploads).toEqual(['false', 'true']);
    expect(await readAsPublisher(A, backend)).toBe('a');
  },
);

test('a name that exists is no success while its bytes cannot be written', async () => {
  loseFile(400, { statusCode: '403', message: 'new row violates row-level security policy' });
  await expect(uploadPicture(upload('a'), texts)).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await listPictures()).toEqual([]);
});

test('an account without rights uploads nothing', async () => {
  await signIn(customer);
  await expect(uploadPicture(upload('b'), texts)).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await backend.query('select * from public.pictures')).toEqual([]);
  expect(await backend.query(`select * from storage.objects where name like '3e23e816%'`)).toEqual(
    [],
  );
});

test('a second editor of a description is detected', async () => {
  await uploadPicture(upload('a'), texts);
  const { picture } = await readPictureWithUses(A);
  await editPicture(picture, { alt: 'Mine', alt_es: '' });
  const theirs = { ...texts, alt: 'Theirs' };
  await expect(editPicture(picture, theirs)).rejects.toMatchObject({ kind: 'conflict' });
});

test('a picture says what shows it', async () => {
  await uploadPicture(upload('a'), texts);
  await show(ADDRESS);
  const { shownBy } = await readPictureWithUses(A);
  expect(shownBy).toEqual([{ table_name: 'products', name: 'WS90' }]);
  await expect(readPictureWithUses('000000000000')).rejects.toMatchObject({ kind: 'notFound' });
});

test('an upload removes pictures that nothing has named for 30 days, with their files', async () => {
  for (const text of ['a', 'b', 'c']) await uploadPicture(upload(text), texts);
  await show(ADDRESS);
  await backend.query(`update public.pictures set created_at = now() - interval '31 days'
    where id <> '2e7d2c03a950'`);
  await uploadPicture(upload('d'), texts);
  const ids = (await listPictures()).map(({ id }) => id);
  expect(ids).toEqual(['18ac3e7343f0', '2e7d2c03a950', A]);
  await expect(readAsPublisher('3e23e8160039')).rejects.toThrow();
  expect(await readAsPublisher(A)).toBe('a');
});

test('an upload removes files of more than 30 days ago that have no row', async () => {
  const left = Array.from({ length: 30 }, (_, n) => `left ${n}`);
  for (const text of left) await uploadPicture(upload(text), texts);
  const ids = (await listPictures()).map(({ id }) => id);
  await backend.query('delete from public.pictures');
  await uploadPicture(upload('a'), texts);
  const files = () =>
    backend.query<{ name: string }>(
      `select name from storage.objects where bucket_id = 'pictures'`,
    );
  const named = async () =>
    (await files()).map(({ name }) => name).filter((id) => ids.includes(id));
  // An upload whose row is about to be inserted.
  expect(await named()).toHaveLength(30);
  await backend.query(`update storage.objects set created_at = now() - interval '31 days'`);
  await uploadPicture(upload('b'), texts);
  expect(await named()).toEqual([]);
  expect(await readAsPublisher(A)).toBe('a');
  await expect(readAsPublisher(ids[0] ?? '')).rejects.toThrow('the storage does not have its file');
});

test('a picture that is uploaded again stays for another 30 days', async () => {
  await uploadPicture(upload('a'), texts);
  await backend.query(`update public.pictures set created_at = now() - interval '31 days'`);
  await uploadPicture(upload('a'), texts);
  await uploadPicture(upload('b'), texts);
  expect((await listPictures()).map(({ id }) => id)).toContain(A);
});

test('a picture comes back with the row that showed it', async () => {
  await uploadPicture(upload('a'), texts);
  await backend.query(`update public.pictures set created_at = now() - interval '31 days'`);
  const member = { ...blankMember, picture: ADDRESS };
  const added = await addEntry('team', member, '00000000-0000-4000-8000-0000000000e1');
  await removeEntry(added);
  await uploadPicture(upload('b'), texts);
  const restored = await addEntry('team', member, added.id);
  expect(restored.picture).toBe(ADDRESS);
  expect(await readAsPublisher(A)).toBe('a');
});

test('an entry that would show a picture that was removed is refused', async () => {
  const member = { ...blankMember, picture: '/content/000000000000-1280.webp' };
  await expect(
    addEntry('team', member, '00000000-0000-4000-8000-0000000000e2'),
  ).rejects.toMatchObject({ kind: 'invalid', code: 'list_entries_picture_no_picture' });
});
