import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { type Backend, createBackend } from '@shop/backend/lite/createBackend';
import { accountRules } from '@shop/backend/shopPolicy';
import { root } from '@shop/platform/machine/paths';
import { listen, stopListening } from '@shop/platform/server/listen';
import { sign } from 'hono/jwt';
import { SUPERUSER } from '../../../supabase/tests/support/hostedLayout';
import { openProjectDatabase } from './projectDatabase';
import { PARTS, type Part, running, services } from './services';

/** What an operator sets in the dashboard, as the Auth service shows it to visitors. */
interface Dashboard {
  signsUp: boolean;
  siteUrl: string;
  confirmsEmails: boolean;
  /** Schemas beside public. */
  exposed: string[];
}

interface Account {
  ADMIN_EMAIL: string;
  ADMIN_PASSWORD: string;
}

export type HostedProject = Awaited<ReturnType<typeof startHostedProject>>;

/** The address of every caller, as the gateway passes it on. */
const CALLER = '203.0.113.9';

/**
 * A new hosted project: a real PostgreSQL 15 with the layout of one, and its gateway. Behind that are the services
 * that run (docs/rehearsal.md); for the others the embedded backend stands, on the same database, once the
 * migrations are there. The dashboard is a variable, and this file answers what it alone decides.
 */
export async function startHostedProject() {
  const { admin, url, password, stop } = await openProjectDatabase();
  const key = `sb_publishable_${randomUUID()}`;
  const jwtSecret = process.env['JWT_SECRET'] ?? randomBytes(48).toString('base64url');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'project-'));
  const standIn = { jwtSecret, publishableKey: key, secretKey: `sb_secret_${randomUUID()}` };
  writeFileSync(path.join(dataDir, 'secrets.json'), JSON.stringify(standIn));
  const visitor = await sign({ role: 'anon', exp: 4_000_000_000 }, jwtSecret);
  const dashboard: Dashboard = {
    signsUp: true,
    siteUrl: 'http://localhost:3000',
    confirmsEmails: true,
    exposed: [],
  };
  let api: Backend | undefined;
  /** As PostgREST, which reads the schema again some seconds after a migration. */
  let schemaIsReadAt = Number.POSITIVE_INFINITY;

  async function openApi(): Promise<Backend | undefined> {
    const [found] = await admin.query<{ ready: boolean }>(
      `select to_regclass('public.settings') is not null as ready`,
    );
    if (!found?.ready) return undefined;
    const backend = await createBackend({
      ...{ dataDir, accountRules },
      projectDir: path.join(root, 'supabase'),
      databaseUrl: url(SUPERUSER),
    });
    schemaIsReadAt = Date.now() + 3000;
    // The history that the Supabase CLI has written is complete for the embedded backend.
    if (backend.applied.length) throw new Error(`applied again: ${backend.applied.join(', ')}`);
    return backend;
  }

  /** Sends a request to a service that runs, which knows neither prefixes nor publishable keys. */
  async function forward(request: Request, part: Part): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of ['host', 'connection', 'content-length']) headers.delete(name);
    const authorization = headers.get('authorization') ?? `Bearer ${key}`;
    headers.set('authorization', authorization.replace(key, visitor));
    headers.set('apikey', visitor);
    for (const name of ['cf-connecting-ip', 'x-forwarded-for']) headers.set(name, CALLER);
    const response = await fetch(
      `${services[part]}${pathname.slice(`/${part}/v1`.length)}${search}`,
      {
        ...{ method: request.method, headers, redirect: 'manual' },
        ...(request.body && { body: await request.arrayBuffer() }),
      },
    );
    // `fetch` has decoded it.
    const answered = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length']) answered.delete(name);
    return new Response(response.body, { status: response.status, headers: answered });
  }

  /** The service has its own Site URL; the fragment says what is wrong with the link. */
  async function redirect(request: Request): Promise<Response> {
    const answered = services.auth && (await forward(request, 'auth')).headers.get('location');
    const { hash } = new URL(answered || 'http://x#error=access_denied&error_code=otp_expired');
    const wanted = new URL(request.url).searchParams.get('redirect_to') ?? '';
    // Its redirect URLs are those below the Site URL.
    const page = wanted.startsWith(`${dashboard.siteUrl}/`) ? wanted : dashboard.siteUrl;
    return new Response(null, { status: 303, headers: { location: page + hash } });
  }

  async function respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/auth/v1/verify' && request.method === 'GET') return redirect(request);
    if (request.headers.get('apikey') !== key) {
      return Response.json({ message: 'Invalid API key' }, { status: 401 });
    }
    if (pathname === '/auth/v1/settings') {
      return Response.json({
        external: { email: true, anonymous_users: false },
        ...(services.auth && (await (await forward(request, 'auth')).json())),
        disable_signup: !dashboard.signsUp,
        mailer_autoconfirm: !dashboard.confirmsEmails,
      });
    }
    const schema = request.headers.get('accept-profile') ?? 'public';
    if (!['public', ...dashboard.exposed].includes(schema)) {
      return Response.json({ code: 'PGRST106', message: 'Invalid schema' }, { status: 406 });
    }
    if (schema !== 'public') {
      return Response.json({ code: 'PGRST205', message: 'no table' }, { status: 404 });
    }
    if (pathname === '/auth/v1/signup' && !dashboard.signsUp) {
      return Response.json({ error_code: 'signup_disabled' }, { status: 422 });
    }
    const part = PARTS.find((name) => pathname.startsWith(`/${name}/v1/`));
    if (part && services[part]) return forward(request, part);
    api ??= await openApi();
    if (Date.now() < schemaIsReadAt && pathname.startsWith('/rest/v1/')) {
      const code = pathname.startsWith('/rest/v1/rpc/') ? 'PGRST202' : 'PGRST205';
      return Response.json({ code, message: 'not in the schema cache' }, { status: 404 });
    }
    if (!api) return Response.json({ message: 'no account' }, { status: 500 });
    return api.fetch(request, CALLER);
  }

  const server = createServer(getRequestListener(respond));
  /** Signs an administrator in and saves a setting, as the browser of staff does. */
  async function changeSetting(account: Account, name: string, value: string) {
    const headers = { apikey: key, 'content-type': 'application/json' };
    const send = (route: string, method: string, body: object, token = key) =>
      fetch(`http://127.0.0.1:${apiPort}${route}`, {
        method,
        headers: { ...headers, authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
    const credentials = { email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD };
    const session = await send('/auth/v1/token?grant_type=password', 'POST', credentials);
    const { access_token } = (await session.json()) as { access_token: string };
    const route = `/rest/v1/settings?key=eq.${name}`;
    const { status } = await send(route, 'PATCH', { value }, access_token);
    if (status >= 300) throw new Error(`The setting is rejected with status ${status}.`);
  }
  const apiPort = await listen(server, 0, '127.0.0.1');
  return {
    /** A connection as the superuser, whom no command has. */
    admin,
    key,
    url: `http://127.0.0.1:${apiPort}`,
    databaseUrl: url('postgres'),
    publisherUrl: url('publisher'),
    messengerUrl: url('messenger'),
    password,
    dashboard,
    changeSetting,
    /** PostgreSQL would count what the API has changed some seconds later, up to ten after a service's last query. */
    flushStatistics: async () => {
      await api?.query('select pg_stat_force_next_flush()');
      const busy = `select from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and state_change > now() - interval '11 seconds'`;
      while (running.length > 0 && (await admin.query(busy)).length > 0) await sleep(500);
    },
    async stop() {
      await stopListening(server);
      await api?.close();
      rmSync(dataDir, { recursive: true });
      await stop();
    },
  };
}
