import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../tooling/paths';

/** A port nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** One shop of its own: a copy of the built site, an empty database, a server process. */
export class RunningSite {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'tire-shop-'));
  readonly siteDir = path.join(this.folder, 'site');
  readonly dataDir = path.join(this.folder, 'data');
  #process: ChildProcess | undefined;

  private constructor(readonly port: number) {
    const built = process.env['SITE_DIR'] ?? path.join(root, '.build/test-site');
    cpSync(built, this.siteDir, { recursive: true });
  }

  static async start(): Promise<RunningSite> {
    const site = new RunningSite(await freePort());
    await site.run();
    return site;
  }

  get origin() {
    return `http://localhost:${this.port}`;
  }

  /** Starts the server, again after a kill: same port, same data. */
  async run() {
    const server = spawn(process.execPath, ['--import', 'tsx', 'tooling/server/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(this.port),
        SITE_DIR: this.siteDir,
        DATA_DIR: this.dataDir,
        PROJECT_DIR: path.join(root, 'supabase'),
        // One address plays all visitors and staff here.
        RATE_LIMITS: JSON.stringify({ signIn: 1e6, signUp: 1e6, contact: 1e6, booking: 1e6 }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = server;
    await new Promise<void>((resolve, reject) => {
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk;
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

  /** Rows of a table as the service role reads them, past every rule. */
  async rows(table: string, query = 'select=*'): Promise<Record<string, unknown>[]> {
    const response = await fetch(`${this.origin}/rest/v1/${table}?${query}`, {
      headers: this.#secretHeaders(),
    });
    if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>[];
  }

  /** Makes an account as anybody can through the API, without the site's own form. */
  async makeAccount(email: string, password: string) {
    const { publishableKey } = this.#keys();
    const response = await fetch(`${this.origin}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (!response.ok) throw new Error(`signup: ${response.status} ${await response.text()}`);
  }

  #keys() {
    const file = path.join(this.dataDir, 'secrets.json');
    return JSON.parse(readFileSync(file, 'utf8')) as { publishableKey: string; secretKey: string };
  }

  #secretHeaders() {
    const { secretKey } = this.#keys();
    return { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  }
}
