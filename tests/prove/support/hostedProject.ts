import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Backend, createBackend } from '../../../backend/lite/createBackend';
import { accountRules } from '../../../backend/shopPolicy';
import { root } from '../../../platform/disk/paths';
import { listen, stopListening } from '../../../platform/server/listen';
import { SUPERUSER } from '../../../supabase/tests/support/hostedLayout';
import { startHostedDatabase } from '../../support/hostedDatabase';

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

/**
 * A new hosted project. The database is a real PostgreSQL 15 with the layout of one. The API in front of it,
 * PostgREST and the Auth service, cannot be had here: the embedded backend stands for it, on the same
 * database, once the migrations are there. The dashboard is a variable, and this file answers what it alone
 * decides.
 */
export async function startHostedProject() {
  const { admin, url, password, stop } = await startHostedDatabase({ isAuthEmbedded: true });
  const key = `sb_publishable_${randomUUID()}`;
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
      ...{ dataDir: '', inMemory: true, accountRules },
      projectDir: path.join(root, 'supabase'),
      databaseUrl: url(SUPERUSER),
    });
    schemaIsReadAt = Date.now() + 3000;
    // The history that the Supabase CLI has written is complete for the embedded backend.
    if (backend.applied.length) throw new Error(`applied again: ${backend.applied.join(', ')}`);
    return backend;
  }

  async function respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/auth/v1/verify') {
      const wanted = new URL(request.url).searchParams.get('redirect_to') ?? '';
      // Its redirect URLs are those below the Site URL.
      const page = wanted.startsWith(`${dashboard.siteUrl}/`) ? wanted : dashboard.siteUrl;
      const location = `${page}#error=access_denied&error_code=otp_expired`;
      return new Response(null, { status: 303, headers: { location } });
    }
    if (request.headers.get('apikey') !== key) {
      return Response.json({ message: 'Invalid API key' }, { status: 401 });
    }
    if (pathname === '/auth/v1/settings') {
      return Response.json({
        disable_signup: !dashboard.signsUp,
        mailer_autoconfirm: !dashboard.confirmsEmails,
        external: { email: true, anonymous_users: false },
      });
    }
    const schema = request.headers.get('accept-profile');
    if (schema && !dashboard.exposed.includes(schema)) {
      return Response.json({ code: 'PGRST106', message: 'Invalid schema' }, { status: 406 });
    }
    if (schema) return Response.json({ code: 'PGRST205', message: 'no table' }, { status: 404 });
    if (pathname === '/auth/v1/signup' && !dashboard.signsUp) {
      return Response.json({ error_code: 'signup_disabled' }, { status: 422 });
    }
    api ??= await openApi();
    if (Date.now() < schemaIsReadAt && pathname.startsWith('/rest/v1/')) {
      const code = pathname.startsWith('/rest/v1/rpc/') ? 'PGRST202' : 'PGRST205';
      return Response.json({ code, message: 'not in the schema cache' }, { status: 404 });
    }
    if (!api) return Response.json({ message: 'no account' }, { status: 500 });
    const headers = new Headers(request.headers);
    headers.set('apikey', api.publishableKey);
    const authorization = headers.get('authorization') ?? '';
    headers.set('authorization', authorization.replace(key, api.publishableKey));
    return api.fetch(new Request(request, { headers }), '203.0.113.9');
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
    /** PostgreSQL would count what the API has changed some seconds later. */
    flushStatistics: async () => {
      await api?.query('select pg_stat_force_next_flush()');
    },
    async stop() {
      await stopListening(server);
      await api?.close();
      await stop();
    },
  };
}
