import { randomUUID } from 'node:crypto';
import { type Call, functionOf } from './recordedCalls';

type Fields = Record<string, unknown>;

/** What earlier calls have left for later ones. */
export interface Known {
  /** Runs as the owner. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** The key of the last booking. */
  key: string;
  /** Of the visitor's first booking. */
  token: string;
  import: string;
  removedTires: string;
  invitation: string;
}

const NOBODY = '00000000-0000-4000-8000-00000000dead';
const LONG_AGO = '2020-01-01T00:00:00+00:00';
/** The message that staff read, delete and restore. */
const MESSAGE = '00000000-0000-4000-8000-0000000000e1';

/** The row that a call names, by table. */
const ROWS: Record<string, string> = {
  admins: 'admins where user_id is not null',
  bookings: `bookings where email = 'two@example.com'`,
  booking_tires: 'booking_tires where count = 1',
  closures: 'closures',
  contact_messages: `contact_messages where id = '${MESSAGE}'`,
  content_blocks: `content_blocks where identifier = 'title_test'`,
  holds: 'holds',
  invitations: 'invitations',
  list_entries: `list_entries where title = 'Q?'`,
  products: `products where sku = 'T-1'`,
  settings: `settings where key = 'phone'`,
  user_profiles: 'user_profiles',
  vehicle_tires: `vehicle_tires where model = 'Test'`,
};

/** The calls that name another row; the last that matches counts. */
const OTHER_ROWS: [table: string, names: RegExp, from: string][] = [
  [
    'bookings',
    /^place|^booking (arrived|in bay|ready|completed|edit)|(for|of) caller$|^hold messages/,
    `bookings where name = 'Caller' order by created_at`,
  ],
  [
    'bookings',
    /^booking edit to taken|^tires of a booking/,
    `bookings where email = 'tires@example.com'`,
  ],
  ['products', /^product delete/, `products where sku = 'W-1'`],
];

const IS_UNKNOWN = /unknown$|gone|nobody|of none/;
const IS_STALE = /stale|service move/;
const REPEATS_MESSAGE = /^contact$|^contact repeated/;

/** The tables of arguments, and of columns that refer to another table. */
const TABLE_OF: Record<string, string> = {
  p_booking: 'bookings',
  p_except: 'bookings',
  booking: 'bookings',
  p_product: 'products',
  product: 'products',
  user_id: 'admins',
};
const TABLE_OF_FUNCTION: Record<string, string> = {
  place_in_bay: 'bookings',
  rename_customer: 'bookings',
  withdraw_invitation: 'invitations',
  restore_invitation: 'invitations',
};

async function select({ query }: Known, from: string): Promise<Fields[]> {
  const sql = `select to_jsonb(t) as row from (select * from public.${from}) as t`;
  return (await query<{ row: Fields }>(sql)).map(({ row }) => row);
}

/** Versions of rows, as staff's pages send them. */
const versions = async (known: Known, from: string) =>
  (await select(known, from)).map(({ id, updated_at }) => ({ id, updated_at }));

const outdated = async (known: Known, from: string) =>
  (await versions(known, from)).map(({ id }) => ({ id, updated_at: LONG_AGO }));

/** What stands for a placeholder in a field of the body or in a filter. */
async function valueFor(known: Known, call: Call, field: string, placeholder: string) {
  const { name, request } = call;
  if (placeholder === '<token>') return known.token;
  if (field === 'p_key') return randomUUID();
  if (field === 'p_import' && !IS_UNKNOWN.test(name)) return known.import;
  if (placeholder === '<uuid>' && IS_UNKNOWN.test(name)) return NOBODY;
  const [, named = '', literal] = /^\/(\w+)(?:.*?[?&]id=eq\.([\w-]+))?/.exec(request.path) ?? [];
  const table = TABLE_OF[field] ?? TABLE_OF_FUNCTION[functionOf(call) ?? ''] ?? named;
  if (table === 'contact_messages' && request.method === 'POST') {
    return REPEATS_MESSAGE.test(name) ? MESSAGE : randomUUID();
  }
  const isTime = placeholder === '<time>';
  if (isTime && (!field.endsWith('updated_at') || IS_STALE.test(name))) return LONG_AGO;
  const other = OTHER_ROWS.findLast(([of, names]) => of === table && names.test(name))?.[2];
  const own = literal ? `${table} where id::text = '${literal}'` : ROWS[table];
  const [row] = await select(known, other ?? own ?? table);
  if (isTime) return row?.['updated_at'] ?? LONG_AGO;
  return row?.[field === 'user_id' ? 'user_id' : 'id'] ?? NOBODY;
}

async function fill(known: Known, call: Call, value: unknown, field = ''): Promise<unknown> {
  if (typeof value === 'string' && /^<(uuid|time|token)>$/.test(value)) {
    return valueFor(known, call, field, value);
  }
  if (Array.isArray(value)) {
    return Promise.all(value.map((item) => fill(known, call, item, field)));
  }
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).map(
    async ([key, item]) => [key, await fill(known, call, item, key)] as const,
  );
  return Object.fromEntries(await Promise.all(filled));
}

const TODAY = ['2026-11-27T05:00:00Z', '2026-11-28T05:00:00Z'];
const WEEKS = ['2026-11-27T05:00:00Z', '2026-12-18T05:00:00Z'];
const HOLD = ['2026-12-03T15:00:00Z', '2026-12-03T16:00:00Z'];

/** Times and ids in addresses that depend on more than their column, by table and name of the call. */
const PATHS: Record<string, (known: Known) => Promise<unknown[]> | unknown[]> = {
  '/bookings today': () => [...TODAY, ...TODAY],
  '/bookings bookings list': () => [...WEEKS, ...WEEKS],
  '/audit_log booking events': async (known) =>
    (await select(known, `bookings where requested_slot = '11:00'`)).map(({ id }) => id),
  '/audit_log wordings': async (known) =>
    (await select(known, `audit_log where table_name = 'content_blocks'`)).map(
      ({ row_id }) => row_id,
    ),
  '/holds holds': () => HOLD,
};

async function fillPath(known: Known, call: Call, columns: string): Promise<string> {
  const parts = call.request.path.replace('<columns>', columns).split(/(<uuid>|<time>)/);
  const values = await PATHS[`${parts[0]?.split('?')[0]} ${call.name}`]?.(known);
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) continue;
    const field = /(\w+)=[\w.%]*$/.exec(parts[index - 1] ?? '')?.[1] ?? '';
    const value = values?.[(index - 1) / 2] ?? (await valueFor(known, call, field, part));
    parts[index] = encodeURIComponent(String(value));
  }
  return parts.join('');
}

const bulk = (first: number, count: number, row: object) =>
  Array.from({ length: count }, (_, index) => ({
    ...row,
    ...{ sku: `B-${first + index}`, name: `Bulk ${first + index}`, line: first + index + 2 },
  }));

const SPAN = { starts_at: HOLD[0], ends_at: HOLD[1] };
const DRAFTS = 'content_drafts';
const WRITTEN = `settings where key in ('email', 'phone') order by key`;
const OPEN = `bookings where email in ('two@example.com', 'tires@example.com')`;
const NEW_VALUES = ['shop@example.com', '+17705550199'];

const week = async (known: Known, read: typeof versions) => ({
  p_read: [
    ...(await read(known, 'opening_hours where weekday = 1')),
    ...(await read(known, 'slots where weekday = 1')),
  ],
});
const settings = async (known: Known, read: typeof versions) => ({
  p_changes: (await read(known, WRITTEN)).map((row, index) => ({
    ...row,
    value: NEW_VALUES[index],
  })),
});
const entries = async (known: Known) =>
  (await select(known, `list_entries where list = 'questions' order by position desc`)).map(
    ({ id }) => id,
  );

/** Fields of bodies: what an earlier call has sent or got, and lists, of which the recording shows a part. */
const BODIES: Record<string, (known: Known, call: Call) => Promise<Fields> | Fields> = {
  'book repeated, other name': ({ key }) => ({ p_key: key }),
  'caller repeated, other values': ({ key }) => ({ p_key: key }),
  'contact raw too long': () => ({ name: 'x'.repeat(500) }),
  'products batch': async (known) => ({
    p_rows: await versions(known, 'products order by created_at'),
  }),
  'products batch stale': async (known) => ({
    p_rows: await outdated(known, ROWS['products'] ?? ''),
  }),
  'import send': (known) => {
    known.import = randomUUID();
    return { p_import: known.import };
  },
  'import send 1200': (known, { request }) => {
    const [row] = (request.body as { p_rows: { sku: string }[] }).p_rows;
    if (row?.sku !== 'B-0') return { p_rows: bulk(807, 393, row ?? {}) };
    known.import = randomUUID();
    return { p_import: known.import, p_rows: bulk(0, 807, row) };
  },
  'cancel bookings': async (known) => ({ p_bookings: await versions(known, OPEN) }),
  'restore bookings': async (known) => ({
    p_cancelled: (await versions(known, OPEN)).map(({ id }) => ({ id, status: 'confirmed' })),
  }),
  'tires restore': ({ removedTires }) => ({ p_id: removedTires }),
  'week save': (known) => week(known, versions),
  'week save stale': (known) => week(known, outdated),
  'hold add': () => SPAN,
  'hold overlap': () => SPAN,
  'settings save (rpc)': (known) => settings(known, versions),
  'settings save stale': (known) => settings(known, outdated),
  'drafts publish': async (known) => ({ p_drafts: await versions(known, DRAFTS) }),
  'drafts publish stale': async (known) => ({ p_drafts: await outdated(known, DRAFTS) }),
  'entries order': async (known) => ({ p_ids: await entries(known) }),
  'entries order incomplete': async (known) => ({ p_ids: (await entries(known)).slice(1) }),
  'an open invitation': ({ invitation }) => ({ p_token: invitation }),
};

/** Returns the request of a call with values in place of what the recording left open. */
export async function requestOf(known: Known, call: Call, columns: string) {
  const { body } = call.request;
  const request = { ...call.request, path: await fillPath(known, call, columns) };
  if (typeof body !== 'object' || body === null) return request;
  if (Array.isArray(body)) return { ...request, body: await fill(known, call, body) };
  const own = await BODIES[call.name]?.(known, call);
  const filled = (await fill(known, call, { ...body, ...own })) as Fields;
  if (filled['p_key']) known.key = String(filled['p_key']);
  return { ...request, body: filled };
}

/** Stores in `known` what later calls need of the answer to a call. */
export function remember(known: Known, { name }: Call, body: unknown): void {
  if (name === 'book') known.token = (body as { cancel_token: string }).cancel_token;
  if (name === 'invite') known.invitation = (body as { token: string }).token;
  if (name === 'tires remove') known.removedTires = (body as { id: string }[])[0]?.id ?? '';
}
