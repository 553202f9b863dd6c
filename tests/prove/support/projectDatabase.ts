import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICE_ROLES } from '../../../supabase/tests/support/hostedLayout';
import { startHostedDatabase } from '../../support/hostedDatabase';
import { PARTS, type Part, running, services } from './services';

type HostedDatabase = Awaited<ReturnType<typeof startHostedDatabase>>;

/** A request that a service answers once it reaches the database, and a table that it creates before. */
const PROBES: Record<Part, { path: string; table: string }> = {
  auth: { path: '/verify?type=recovery&token=rehearsal', table: 'auth.users' },
  rest: { path: '/', table: 'pg_catalog.pg_class' },
  storage: { path: '/status', table: 'storage.objects' },
};

async function answers(part: Part, { admin }: HostedDatabase): Promise<boolean> {
  const { path, table } = PROBES[part];
  const response = await fetch(services[part] + path, { redirect: 'manual' }).catch(
    () => undefined,
  );
  if (!response || response.status >= 500) return false;
  // One that was started for another database answers too.
  return (await admin.query(`select where to_regclass('${table}') is not null`)).length > 0;
}

async function waitForServices(database: HostedDatabase): Promise<void> {
  for (const part of running) {
    while (!(await answers(part, database))) await sleep(500);
  }
}

async function startShared(): Promise<HostedDatabase> {
  const { DATABASE_PORT, JWT_SECRET } = process.env;
  if (!(DATABASE_PORT && JWT_SECRET)) {
    throw new Error('Services that run need DATABASE_PORT and JWT_SECRET: see docs/rehearsal.md.');
  }
  const database = await startHostedDatabase({
    running,
    isAuthEmbedded: !services.auth,
    port: Number(DATABASE_PORT),
  });
  for (const part of running) {
    const url = database.url(SERVICE_ROLES[part]);
    console.info(`Waiting for ${part} at ${services[part]}; its database is ${url}`);
  }
  await waitForServices(database);
  database.save();
  return database;
}

let shared: Promise<HostedDatabase> | undefined;

/**
 * Returns the database of a new hosted project. Where services run, it is always the same one, as it was when they had
 * created their tables: one test at a time can use it.
 */
export async function openProjectDatabase(): Promise<HostedDatabase> {
  if (running.length === 0) return startHostedDatabase({ isAuthEmbedded: true });
  shared ??= startShared();
  const database = await shared;
  database.reset();
  await waitForServices(database);
  const parts = PARTS.map((part) => `${part} ${services[part] ? 'real' : 'embedded'}`);
  console.info(`Behind the project: ${parts.join(', ')}.`);
  return { ...database, stop: async () => {} };
}
