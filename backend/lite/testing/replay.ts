import mainConsole from 'node:console';
import type { Backend } from '../createBackend';
import { type Known, remember, requestOf } from './callValues';
import { compareAnswers } from './compareAnswers';
import { KNOWN_DIFFERENCES } from './knownDifferences';
import { type Answer, type Call, functionOf, type Role } from './recordedCalls';
import { todaysCalls } from './todaysCalls';

const ADDRESS = '127.0.0.1';

/** Adds the administrator, and an account that is deleted again: its token has neither rights nor a profile. */
async function signUp({
  fetch,
  publishableKey,
  secretKey,
  query,
}: Backend): Promise<Record<Role, string>> {
  const session = async (email: string) => {
    const request = new Request('http://shop.example/auth/v1/signup', {
      method: 'POST',
      body: JSON.stringify({ email, password: 'secret1' }),
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
    });
    const response = await fetch(request, ADDRESS);
    return (await response.json()) as { access_token: string; user: { id: string } };
  };
  const deleted = await session('deleted@example.com');
  const owner = await session('owner@example.com');
  await query('insert into public.admins (user_id) values ($1)', [owner.user.id]);
  await query('delete from auth.users where id = $1', [deleted.user.id]);
  return {
    anon: publishableKey,
    authenticated: deleted.access_token,
    administrator: owner.access_token,
    service: secretKey,
  };
}

/** On the evening of 27 November 2026, in the shop's time. */
const CLOCK = '2026-11-28T01:00:00Z';

/**
 * As go-live leaves a database (it writes the phone number, so that row is the last of its table), with limits
 * that no call reaches. The clock of the shop runs, since bookings are sorted by their time.
 */
const asRecorded = (shift: number) => `
  delete from public.products where is_sample;
  delete from public.list_entries where list = 'articles';
  delete from public.publications;
  update public.settings set value = value where key = 'phone';
  update private.limits set at_most = 1000000;
  create or replace function private.shop_now() returns timestamptz language sql stable set search_path = ''
    as $$ select now() + '${shift} milliseconds'::interval $$;
  alter table public.bookings alter column created_at set default private.shop_now();
`;

const BODY_TYPES: Record<string, string> = {
  'raw csv body': 'text/csv',
  'raw form body': 'application/x-www-form-urlencoded',
  'raw text/plain beacon': 'text/plain',
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function send(
  { fetch, publishableKey, secretKey }: Backend,
  token: string,
  name: string,
  { method, path, prefer, accept, body }: Call['request'],
): Promise<Answer> {
  const request = new Request(`http://shop.example/rest/v1${path}`, {
    method,
    headers: {
      apikey: token === secretKey ? secretKey : publishableKey,
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': BODY_TYPES[name] ?? 'application/json' }),
      ...(prefer && { prefer }),
      ...(accept && { accept }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const response = await fetch(request, ADDRESS);
  const text = await response.text();
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, headers, ...(text && { body: parse(text) }) };
}

/** The recording names lists of columns only; they are those of the rows that it shows. */
function columnsOf(calls: Call[]): (call: Call) => string {
  const tableOf = ({ request }: Call) => request.path.split('?')[0] ?? '';
  const shown = calls.flatMap((call) =>
    call.answers.flatMap(({ status, body }) => {
      const row: unknown = Array.isArray(body) ? body[0] : body;
      const isRow = status < 300 && typeof row === 'object' && row !== null;
      const isListed = call.request.path.includes('<columns>');
      return isRow && isListed ? [[tableOf(call), Object.keys(row).join()] as const] : [];
    }),
  );
  const columns = new Map(shown);
  return (call) => columns.get(tableOf(call)) ?? '';
}

export interface Replayed {
  /** Differences that are not listed, a line each. */
  unexpected: string[];
  /** Listed differences that are none. */
  notFound: string[];
  /** The functions that answered with success. */
  called: Set<string>;
}

/** Lite prints each refusal, to the console of the process and not to that of jest. */
async function silently<Result>(task: () => Promise<Result>): Promise<Result> {
  const { error } = mainConsole;
  mainConsole.error = () => undefined;
  try {
    return await task();
  } finally {
    mainConsole.error = error;
  }
}

/** Sends the recorded calls to a new backend, one after another, and compares the answers. */
export const replay = (backend: Backend): Promise<Replayed> => silently(() => replayOn(backend));

async function replayOn(backend: Backend): Promise<Replayed> {
  const { query } = backend;
  const tokens = await signUp(backend);
  await backend.exec(asRecorded(Date.parse(CLOCK) - Date.now()));
  const known: Known = { query, key: '', token: '', import: '', removedTires: '', invitation: '' };
  const calls = todaysCalls();
  const columns = columnsOf(calls);
  const differences: string[] = [];
  const called = new Set<string>();
  for (const call of calls) {
    for (const { roles, ...recorded } of call.answers) {
      const isSuccess = recorded.status < 300;
      // A second success would meet what the first has written.
      for (const role of isSuccess ? roles.slice(0, 1) : roles) {
        const request = await requestOf(known, call, columns(call));
        const found = await send(backend, tokens[role], call.name, request);
        const lines = compareAnswers(recorded, found);
        differences.push(...lines.map((line) => `${call.name} (${role}): ${line}`));
        if (isSuccess && found.status < 300) {
          remember(known, call, found.body);
          called.add(functionOf(call) ?? '');
        }
      }
    }
  }
  return {
    unexpected: differences.filter((line) => !KNOWN_DIFFERENCES.some(({ of }) => of.test(line))),
    notFound: KNOWN_DIFFERENCES.filter(({ of }) => !differences.some((line) => of.test(line))).map(
      ({ what }) => what,
    ),
    called,
  };
}
