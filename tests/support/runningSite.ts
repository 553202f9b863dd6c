import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import { freePort } from '@shop/platform/server/testing/freePort';
import { noSettings, serverArguments } from '@shop/platform/server/testing/serverProcess';
import { copySite } from '@shop/platform/site/testing/copySite';
import { type Html, preparedShop } from './preparedShop';

/** The caller of the API: anonymous, an account by its token, or the service role without RLS. */
export type Caller = 'visitor' | 'service' | { token: string };

interface Call {
  as?: Caller;
  method?: string;
  body?: unknown;
  /** Sent as it is, whether it is JSON or not. */
  rawBody?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

export interface TestAccount {
  id: string;
  token: string;
}

/** The columns of bookings that the service role may read. */
function bookingColumns(): string {
  const catalogue = readFileSync(path.join(root, 'supabase/catalogue.json'), 'utf8');
  const grants = /grant select \((\w+)\) on table public\.bookings to service_role/g;
  return [...catalogue.matchAll(grants)].map(([, column]) => column).join(',');
}

/** One shop of its own: a copy of the built site, an empty database, a server process. */
export class RunningSite {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'tire-shop-'));
  readonly siteDir = path.join(this.folder, 'site');
  readonly dataDir = path.join(this.folder, 'data');
  #process: ChildProcess | undefined;
  #mailsAt = '';

  private constructor(
    readonly port: number,
    private readonly html: Html,
    private readonly databaseUrl: string | undefined,
  ) {
    const { folder, data, site } = preparedShop;
    if (existsSync(folder)) {
      copySite(path.join(folder, site(html)), this.siteDir);
      cpSync(path.join(folder, data), this.dataDir, { recursive: true });
    } else {
      const built = process.env['SITE_DIR'] ?? path.join(root, '.build/test-site');
      copySite(built, this.siteDir);
    }
  }

  /** @param databaseUrl a PostgreSQL server to use instead of the embedded database */
  static async start(html: Html, databaseUrl?: string): Promise<RunningSite> {
    const site = new RunningSite(await freePort(), html, databaseUrl);
    await site.run();
    return site;
  }

  get origin() {
    return `http://localhost:${this.port}`;
  }

  /** The address, with its token, at which this machine reads the mails of the shop. */
  get mailsAt() {
    return this.#mailsAt;
  }

  /** Starts the server, again after a kill: same port, same data. */
  async run() {
    const server = spawn(process.execPath, serverArguments('cli/commands/serve.ts'), {
      cwd: root,
      env: {
        ...process.env,
        ...noSettings(this.folder),
        PORT: String(this.port),
        SITE_DIR: this.siteDir,
        DATA_DIR: this.dataDir,
        DATABASE_URL: this.databaseUrl ?? '',
        PROJECT_DIR: path.join(root, 'supabase'),
        COMPOSE_PAGES: this.html === 'bare' ? 'off' : 'on',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = server;
    await new Promise<void>((resolve, reject) => {
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk;
        this.#mailsAt = /shown at (\S+)/.exec(output)?.[1] ?? '';
        if (output.includes('The site is at')) resolve();
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.once('exit', () => reject(new Error(`the server stopped:\n${output}`)));
    });
  }

  async kill(signal: NodeJS.Signals = 'SIGTERM') {
    const server = this.#process;
    this.#process = undefined;
    if (!server || server.exitCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  }

  async remove() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Sends a request to the API of the site without a browser. */
  api(
    route: string,
    { as = 'visitor', method = 'POST', body, rawBody, headers }: Call = {},
  ): Promise<Response> {
    const { publishableKey, secretKey } = this.#keys();
    const apikey = as === 'service' ? secretKey : publishableKey;
    const token = typeof as === 'object' ? as.token : apikey;
    return fetch(`${this.origin}${route}`, {
      method,
      headers: {
        apikey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // The server may close an idle connection at the moment when it is used again.
        connection: 'close',
        ...headers,
      },
      body: rawBody ?? (body === undefined ? null : JSON.stringify(body)),
    });
  }

  /** Reads rows of a table as the service role, without RLS. Of bookings it may not read the secret columns. */
  async rows(table: string, query = ''): Promise<Record<string, unknown>[]> {
    const columns = table === 'bookings' ? bookingColumns() : '*';
    const selected = query.includes('select=') ? query : `select=${columns}&${query}`;
    const reply = this.api(`/rest/v1/${table}?${selected}`, { as: 'service', method: 'GET' });
    return (await answered(reply).then((response) => response.json())) as Record<string, unknown>[];
  }

  /** Inserts rows as the service role: only the constraints apply. */
  async add(table: string, rows: object | object[]) {
    await answered(this.api(`/rest/v1/${table}`, { as: 'service', body: rows }));
  }

  /** Updates the rows of a filter as the service role: only the constraints apply. */
  async change(table: string, filter: string, body: object) {
    const route = `/rest/v1/${table}?${filter}`;
    await answered(this.api(route, { as: 'service', method: 'PATCH', body }));
  }

  /** Creates an account, as an operator can at any time and a visitor before the first administrator. */
  async makeAccount(email: string, password: string, as: Caller = 'service'): Promise<TestAccount> {
    const call = { as, body: { email, password } };
    const response = await answered(this.api('/auth/v1/signup', call));
    const session = (await response.json()) as { access_token: string; user: { id: string } };
    return { id: session.user.id, token: session.access_token };
  }

  /** Makes an account and gives it administrator rights, as an operator does. */
  async makeAdmin(email: string, password: string): Promise<TestAccount> {
    const account = await this.makeAccount(email, password);
    await this.add('admins', { user_id: account.id });
    return account;
  }

  #keys() {
    const file = path.join(this.dataDir, 'secrets.json');
    return JSON.parse(readFileSync(file, 'utf8')) as { publishableKey: string; secretKey: string };
  }
}

async function answered(reply: Promise<Response>): Promise<Response> {
  const response = await reply;
  if (response.ok) return response;
  throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
}
