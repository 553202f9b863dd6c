import { lockDirectory } from '@shop/platform/machine/directoryLock';
import { App, type EmailDriver, setExperimental } from '@supabase/lite';
import { CompiledQuery } from 'kysely';
import { type AccountRules, accountMailer } from './accountMailer';
import { credentialGuard } from './credentialGuard';
import type { OpenDatabase } from './database';
import { answerAsPostgrest } from './databaseErrors';
import { isForwarded } from './forwardedPaths';
import { migrate } from './migrate';
import { openPglite } from './openPglite';
import { openPostgres } from './openPostgres';
import { redirectToOwnSite } from './ownRedirect';
import { pictureFiles } from './pictureFiles';
import { rejectMalformed } from './requestGuard';
import { provideRequestSettings, withPeerAddress, withRequest } from './requestSettings';
import { loadSecrets, type Secrets } from './secrets';
import { signUpGuard } from './signUpGuard';
import { rejectStorage } from './storageGuard';
import { tokenGuard } from './tokenGuard';

export interface BackendOptions {
  /** The folder of secrets and of PGlite's files; created when missing. */
  dataDir: string;
  projectDir: string;
  /** Without rules, every address may sign up, and no messages are written. */
  accountRules?: AccountRules;
  databaseUrl?: string | undefined;
  /** Of a trial: a new database begins with the bookings and messages of a sample day. */
  withSampleDay?: boolean;
  /** For tests. */
  inMemory?: boolean;
}

export interface Backend {
  /** Answers requests that `forwardedPaths` does not name with 404. */
  fetch(request: Request, peerAddress: string): Promise<Response>;
  publishableKey: string;
  secretKey: string;
  applied: string[];
  /** Runs as the owner, who bypasses row level security: for health checks and tests. */
  query<Row = Record<string, unknown>>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  asPublisher<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  asMessenger<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  exec(sql: string): Promise<void>;
  alone: OpenDatabase['alone'];
  close(): Promise<void>;
}

function createApp({ connection }: OpenDatabase, secrets: Secrets, email: EmailDriver): App {
  return new App({
    connection,
    api: { schemas: ['public'], max_rows: 5000 },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      jwt_expiry: 3600,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      minimum_password_length: 6,
      enable_refresh_token_rotation: true,
      // The confirmation goes to the new address; whoever changes it has just entered the password.
      email: {
        enable_signup: true,
        enable_confirmations: false,
        double_confirm_changes: false,
        // The secret of a link is a hash of it: six digits could be guessed.
        otp_length: 32,
      },
    },
    storage: { enabled: true },
    studio: { enabled: false },
    // Not lite's own one, which prints the link with its secret.
    options: { server: { admin: false, disableStudio: true }, drivers: { email } },
  });
}

/** Otherwise lite grants all privileges to `anon` before its first response. */
function preventDefaultGrants(connection: OpenDatabase['connection']): void {
  if (Reflect.get(connection, 'rlsState') !== 'unknown') {
    throw new Error(
      '@supabase/lite has changed: its default grants to visitors can no longer be prevented.',
    );
  }
  Reflect.set(connection, 'rlsState', 'active');
}

async function startOn(
  database: OpenDatabase,
  secrets: Secrets,
  { dataDir, inMemory, projectDir, accountRules, withSampleDay }: BackendOptions,
): Promise<Backend> {
  const { connection, exec } = database;
  connection.normalizeDbError = answerAsPostgrest;
  provideRequestSettings(connection);
  const query = async <Row>(sql: string, parameters: unknown[] = []) =>
    (await connection.kysely.executeQuery<Row>(CompiledQuery.raw(sql, parameters))).rows;
  const app = createApp(database, secrets, accountMailer(query, accountRules));
  const applied = await migrate(app, database, projectDir, withSampleDay);
  // After lite has started: it would print that its storage is not for production, which the server says of all.
  setExperimental('storage', true);
  app._storageAdapter = pictureFiles(inMemory ? undefined : dataDir);
  preventDefaultGrants(connection);
  // Otherwise the first request would wait for it.
  await connection.introspect({ useCache: true });
  const runAs =
    (role: 'publisher' | 'messenger') =>
    <Row>(sql: string, parameters: unknown[] = []) =>
      connection.kysely.transaction().execute(async (transaction) => {
        await transaction.executeQuery(CompiledQuery.raw(`set local role ${role}`));
        return (await transaction.executeQuery<Row>(CompiledQuery.raw(sql, parameters))).rows;
      });
  const rejectToken = tokenGuard(secrets.jwtSecret);
  const rejectSignUp = signUpGuard({ query, secretKey: secrets.secretKey, accountRules });
  const credentials = credentialGuard(query);
  return {
    fetch: async (request, peerAddress) => {
      if (!isForwarded(request)) {
        return Response.json({ message: 'no such route' }, { status: 404 });
      }
      const rejection =
        (await rejectToken(request)) ??
        rejectStorage(request) ??
        (await rejectMalformed(request)) ??
        (await rejectSignUp(request)) ??
        (await credentials.reject(request));
      if (rejection) return rejection;
      // Before the body is handed on.
      const endSessions = await credentials.otherSessions(request);
      const forwarded = withPeerAddress(request, peerAddress);
      const response = await withRequest(forwarded, () => app.fetch(forwarded, { peerAddress }));
      if (response.ok) await endSessions?.();
      return redirectToOwnSite(request, response);
    },
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    applied,
    query,
    asPublisher: runAs('publisher'),
    asMessenger: runAs('messenger'),
    exec,
    alone: database.alone,
    close: database.close,
  };
}

/** @throws an Error of one sentence when the directory is in use or a migration fails */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const dataDir = options.inMemory ? undefined : options.dataDir;
  const unlock = dataDir === undefined ? async () => {} : await lockDirectory(dataDir);
  let database: OpenDatabase | undefined;
  const release = async () => {
    await database?.close();
    await unlock();
  };
  try {
    database = await (options.databaseUrl
      ? openPostgres(options.databaseUrl)
      : openPglite(dataDir));
    const secrets = await loadSecrets(dataDir);
    const backend = await startOn(database, secrets, options);
    return { ...backend, close: release };
  } catch (error) {
    await release();
    throw error;
  }
}
