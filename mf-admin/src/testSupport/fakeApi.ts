import { provideSite } from '@shop/shared-contract';
import { type BuiltInText, currentSession, parseIdentifier, signIn } from '@shop/shared-data/staff';
import { type Account, fakeAuth } from './fakeAuth';
import { inOrder, matches, type Row } from './fakeQuery';
import { bay, openingHours, service, slot } from './rows';
import { workState } from './workRows';

interface ApiRequest {
  method: string;
  /** `contact_messages`, `rpc/list_sent`, `/auth/v1/user` or `/site.json`. */
  path: string;
  body: unknown;
}

/** How a request is answered instead; `proceed` answers it as usual. */
type Answer = (proceed: () => Response) => Response | Promise<Response>;

const ORIGIN = 'http://localhost';
const AUTH = '/auth/v1/';
const STORAGE = '/storage/v1/object/';
const boss: Account = { id: 'u1', email: 'boss@example.com' };

const WEEKDAYS = [1, 2, 3, 4, 5];
/** Two bays, two services, and visits from Monday to Friday. */
const schedule = {
  bays: [bay(), bay({ id: 2 })],
  opening_hours: WEEKDAYS.map((weekday) => openingHours({ weekday })),
  slots: WEEKDAYS.flatMap((weekday) =>
    ['09:00', '10:00', '13:00'].map((starts) => slot({ weekday, starts })),
  ),
  services: [
    service(),
    service({ id: 'wheel-alignment', name: 'Wheel Alignment', name_es: 'Alineación' }),
  ],
};
/** What functions of the database return of a shop without bookings. */
const answers: Record<string, () => unknown> = {
  work_state: () => workState(),
  board_version: () => 1,
  bookings_outside: () => [],
  bookings_to_call: () => [],
  list_sent: () => [],
  open_steps: () => [],
  search_bookings: () => [],
  start_times: () => [],
  takes_sms: () => true,
};

const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init?.headers },
  });

/** The connection is lost. */
export const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
/** What was sent is stored, and its response is lost. */
export const lost: Answer = (proceed) => {
  proceed();
  return Promise.reject(new TypeError('Failed to fetch'));
};
/** The response has not come when the test ends. */
export const unanswered: Answer = () => new Promise(() => {});
/** An answer that comes when it is released. */
export function held(): { answer: Answer; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: (proceed) => released.then(proceed), release };
}
/** What the database raises: `PT409` with `still_open`, or another SQLSTATE, and perhaps details. */
export const refusal =
  (status: number, message: string, code = `PT${status}`, details?: string) =>
  (): Response =>
    // The sign-in service has another name for the code.
    json({ code, error_code: code, message, details }, { status });

/**
 * The API of the shop below the client, by default with an administrator's session: tables in memory, without the rules
 * of the database. Requests, schemas and the merging of changes are the real ones. Call it at the top of a test file.
 */
export function fakeApi({ isSignedIn = true } = {}) {
  const auth = fakeAuth();
  const tables = new Map<string, Row[]>();
  const files = new Map<string, object>();
  const functions = new Map<string, (input: Row) => unknown>();
  const triggers = new Map<string, (row: Row) => Row>();
  let once: { method: string; path: string | RegExp; answer: Answer }[] = [];
  /** What this API has not. */
  let missing: string[] = [];
  let requests: ApiRequest[] = [];
  let writes = 0;

  /** The database sets the id and the version of a row, and reads `now`. */
  function written(table: string, row: Row): Row {
    writes += 1;
    const at = new Date(Date.parse('2026-11-21T12:00:00Z') + writes * 1000).toISOString();
    const values = Object.entries(row).map(([name, value]) => [name, value === 'now' ? at : value]);
    const complete = triggers.get(table) ?? ((each: Row) => each);
    return { id: `new-${writes}`, ...complete(Object.fromEntries(values)), updated_at: at };
  }

  function change(table: string, isFound: (row: Row) => boolean, values: Row): Row[] {
    const rows = tables.get(table) ?? [];
    const changed = rows.map((row) => (isFound(row) ? written(table, { ...row, ...values }) : row));
    tables.set(table, changed);
    return changed.filter((row) => !rows.includes(row));
  }

  const saveSettings = ({ p_changes }: Row) =>
    (p_changes as Row[]).flatMap(({ id, value }) =>
      change('settings', (row) => row['id'] === id, { value }),
    );

  function answerOfTable(table: string, url: URL, request: Request, body: unknown) {
    const { method } = request;
    const rows = tables.get(table) ?? [];
    const found = rows.filter((row) => matches(row, url.searchParams));
    const isFound = (row: Row) => found.includes(row);
    const isSingle = request.headers.get('accept')?.includes('vnd.pgrst.object');
    if (method === 'POST') {
      const added = [body].flat().map((row) => written(table, row as Row));
      tables.set(table, [...rows, ...added]);
      return json(isSingle ? added[0] : added, { status: 201 });
    }
    if (method === 'PATCH') return json(change(table, isFound, body as Row));
    if (method === 'DELETE') {
      tables.set(
        table,
        rows.filter((row) => !isFound(row)),
      );
      return json(found);
    }
    const from = Number(url.searchParams.get('offset') ?? 0);
    const limit = Number(url.searchParams.get('limit') ?? found.length);
    const sorted = inOrder(found, url.searchParams.get('order') ?? '');
    const page = sorted.slice(from, from + limit);
    const headers = { 'content-range': `0-${Math.max(0, page.length - 1)}/${found.length}` };
    if (method === 'HEAD') return new Response(null, { headers });
    return json(isSingle ? page[0] : page, { headers });
  }

  async function respond(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : String(input), ORIGIN);
    const path = url.pathname.replace('/rest/v1/', '');
    const request = new Request(url, init);
    const { method } = request;
    const text = await request.text();
    const isJson = request.headers.get('content-type')?.includes('json');
    const body = isJson && text ? JSON.parse(text) : text || undefined;
    const sent: ApiRequest = { method, path, body };
    const query = `${path}${decodeURIComponent(url.search)}`;
    const special = once.find(
      (each) =>
        each.method === method &&
        (typeof each.path === 'string' ? each.path === path : each.path.test(query)),
    );
    requests.push(sent);
    const proceed = () => answerOf(sent, url, request);
    if (!special) return proceed();
    once = once.filter((each) => each !== special);
    return special.answer(proceed);
  }

  function answerOf({ path, body }: ApiRequest, url: URL, request: Request): Response {
    if (path.startsWith(AUTH)) {
      const answer = auth.answer(request.method, path.slice(AUTH.length));
      return answer ? json(answer) : new Response(null, { status: 204 });
    }
    // The storage accepts each file.
    if (path.startsWith(STORAGE)) return json({ Key: path.slice(STORAGE.length) });
    if (path === url.pathname) {
      const file = files.get(path);
      return file ? json(file) : new Response('', { status: 404 });
    }
    if (!path.startsWith('rpc/')) return answerOfTable(path, url, request, body);
    const run = functions.get(path.slice(4));
    const result = run?.((body ?? {}) as Row);
    if (run) return result instanceof Response ? result : json(result);
    missing.push(path);
    return json({ code: 'PGRST202', message: path }, { status: 404 });
  }

  beforeEach(() => {
    once = [];
    missing = [];
    triggers.clear();
    files.clear();
    requests = [];
    writes = 0;
    tables.clear();
    tables.set('admins', [{ user_id: boss.id }]);
    for (const [table, rows] of Object.entries(schedule))
      tables.set(table, rows as object[] as Row[]);
    functions.clear();
    for (const [name, run] of Object.entries(answers)) functions.set(name, run);
    functions.set('save_settings', saveSettings);
    provideSite({ contract: 1, backend: { url: '', key: 'key' }, remotes: [] });
    auth.start(boss, isSignedIn);
    jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
    jest.spyOn(console, 'error').mockImplementation(() => {});
    // The client warns of another one, such as that of a change for which the password is entered again.
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    globalThis.WebSocket = class {
      close() {}
    } as unknown as typeof WebSocket;
  });
  afterEach(() => {
    jest.restoreAllMocks();
    expect(missing).toEqual([]);
    // An answer that nobody asked for shows nothing.
    expect(once.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  const answerOnce = (method: string, path: string | RegExp, answer: Answer) =>
    once.push({ method, path, answer });

  return {
    /** Signs an account in. */
    async signIn(account: Account = boss) {
      auth.switchTo(account);
      await signIn({ email: account.email, password: 'secret' });
    },
    /** The sign-in service has ended the session, and the page notices. */
    async endSession() {
      auth.expire();
      answerOnce('POST', `${AUTH}token`, refusal(400, 'Not found', 'refresh_token_not_found'));
      await currentSession().catch(() => {});
    },
    addFactor: auth.addFactor,
    expire: auth.expire,
    linkFragment: auth.linkFragment,
    otherTab: auth.otherTab,
    shortenSessions: auth.shortenSessions,
    /** Replaces the rows of a table. */
    store: (table: string, rows: readonly object[]) => tables.set(table, rows as Row[]),
    rows: (table: string) => tables.get(table) ?? [],
    /** Says what a function of the database returns, or its `refusal`. */
    define: (name: string, run: (input: Row) => unknown) => functions.set(name, run),
    /** Serves a file of the site. */
    serve: (path: string, file: object) => files.set(path, file),
    /** Serves the texts of the live shell. The remotes of `unknown` have none, and another one has the `pages`. */
    serveTexts(
      texts: readonly BuiltInText[],
      { unknown = [], pages = [] }: { unknown?: readonly string[]; pages?: readonly string[] } = {},
    ) {
      const file: Record<string, { en: Row; es: Row }> = {};
      for (const { page, identifier, text } of texts) {
        const { key, language } = parseIdentifier(identifier);
        file[page] ??= { en: {}, es: {} };
        file[page][language][key] = text;
      }
      const live = { base: '/mf/', texts: 'texts.json', prerender: pages };
      const remotes = unknown.map((name) => ({ name, live: { base: `/${name}/` } }));
      files.set('/site.json', {
        shell: { version: '1', texts: 'texts.json' },
        remotes: [{ name: 'mf', live }, ...remotes],
      });
      files.set('/mf/texts.json', {});
      files.set('/shell/1/texts.json', file);
    },
    /** Says what the database changes in a row that is written. */
    trigger: (table: string, complete: (row: Row) => Row) => triggers.set(table, complete),
    /** The next request of this kind is answered so: by its path, or a pattern of path and query. */
    once: answerOnce,
    /** What was sent to change a table or an account, or to call a function. */
    sent: (path: string) =>
      requests
        .filter((request) => request.path === path && !/^(GET|HEAD)$/.test(request.method))
        .map(({ method, body }) => [method, body]),
  };
}
