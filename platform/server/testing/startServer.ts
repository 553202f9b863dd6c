import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noSettings, serverArguments } from './serverProcess';

/** A migration with a table that visitors may insert into. */
export const MESSAGES_TABLE = `create table public.contact_messages (id bigint generated always as identity, message text);
  grant insert (message) on public.contact_messages to anon;`;

/** Folders of a site, its data and its migrations, of one test. */
export interface TestFolders {
  siteDir: string;
  dataDir: string;
  projectDir: string;
  /** What a person sets; there is no such file unless a test writes it. */
  configFile: string;
  /** The program that `startServer` and `startAndFail` run. */
  program: string;
  /** The servers started in it; `remove` ends those that a failed test left running. */
  servers: Set<ChildProcess>;
  /** Writes a migration, or removes it when there is no SQL. */
  migration(name: string, sql?: string): Promise<void>;
  remove(): Promise<void>;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
  return child.exitCode;
}

export async function createTestFolders(program = 'cli/commands/serve.ts'): Promise<TestFolders> {
  const root = await mkdtemp(path.join(tmpdir(), 'shop-'));
  const [siteDir, dataDir, projectDir] = ['site', 'data', 'project'].map((n) => path.join(root, n));
  if (!siteDir || !dataDir || !projectDir) throw new Error('unreachable');
  const migrations = path.join(projectDir, 'migrations');
  await Promise.all([siteDir, migrations].map((folder) => mkdir(folder, { recursive: true })));
  const servers = new Set<ChildProcess>();
  return {
    siteDir,
    dataDir,
    projectDir,
    configFile: noSettings(root).SITE_CONFIG,
    program,
    servers,
    migration: (name, sql) => {
      const file = path.join(migrations, name);
      return sql === undefined ? rm(file) : writeFile(file, sql);
    },
    remove: async () => {
      await Promise.all([...servers].map((server) => end(server, 'SIGKILL')));
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** A server process of its own, as in production: jest could not load the backend's modules. */
export interface ServerProcess {
  origin: string;
  /** Everything it has printed so far. */
  output(): string;
  /** The keys of its data directory. */
  keys(): { publishableKey: string; secretKey: string; jwtSecret: string };
  /** Calls the API with the publishable key, or the one of `headers`. */
  api(route: string, init?: RequestInit): Promise<Response>;
  /** Ends the server, waits until its process has exited and returns the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

function spawnServer(place: TestFolders, env: Record<string, string>) {
  const { siteDir, dataDir, projectDir, configFile, program } = place;
  const folders = { SITE_DIR: siteDir, DATA_DIR: dataDir, PROJECT_DIR: projectDir };
  const child = spawn(process.execPath, serverArguments(program), {
    env: { ...process.env, ...noSettings(path.dirname(configFile)), ...folders, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  place.servers.add(child);
  let printed = '';
  const output = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', output);
  child.stderr.on('data', output);
  return { child, output: () => printed };
}

async function readyOrigin(child: ChildProcess, output: () => string): Promise<string | undefined> {
  const closed = once(child, 'close');
  for (;;) {
    const origin = /The site (?:is|runs) at (\S+)/.exec(output())?.[1];
    if (origin || child.exitCode !== null || child.signalCode !== null) return origin;
    if (child.stdout) await Promise.race([once(child.stdout, 'data'), closed]);
  }
}

/** Starts a server that must come up; throws what it printed when it does not. */
export async function startServer(
  place: TestFolders,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const { child, output } = spawnServer(place, env);
  const found = await readyOrigin(child, output);
  if (!found) throw new Error(`The server did not start: ${output()}`);
  // `localhost` may resolve to ::1 first, where no server listens.
  const origin = found.replace('localhost', '127.0.0.1');
  const keys = () => JSON.parse(readFileSync(path.join(place.dataDir, 'secrets.json'), 'utf8'));
  return {
    origin,
    output,
    keys,
    api: (route, init = {}) => {
      const headers = new Headers(init.headers);
      if (!headers.has('apikey')) headers.set('apikey', keys().publishableKey);
      headers.set('content-type', 'application/json');
      return fetch(origin + route, { ...init, headers });
    },
    end: (signal = 'SIGTERM') => end(child, signal),
  };
}

/** Starts a server that must fail to start, and returns what it printed. */
export async function startAndFail(place: TestFolders, env: Record<string, string> = {}) {
  const { child, output } = spawnServer(place, env);
  const closed = once(child, 'close');
  const origin = await readyOrigin(child, output);
  if (origin) child.kill('SIGKILL');
  await closed;
  if (origin) throw new Error('The server started although it should have failed.');
  return output();
}
