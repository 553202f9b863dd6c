import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asOwner } from '../lite/asOwner';
import { tlsOf } from '../lite/connectRole';
import { readMigrations } from '../lite/migrationFiles';
import { rightsFile } from './catalogueStep';
import { done, type GoLiveStep, open, unknown } from './step';

/** As docs/backups.md names them; `supabase db dump` writes each. */
const FILES = ['schema.sql', 'data.sql', 'history_schema.sql', 'history_data.sql'];

const IN_USE = `select (select count(*)::int from auth.users) as accounts,
  array(select format('%I.%I', schemaname, tablename) from pg_tables where schemaname in ('public', 'private') order by 1) as tables`;

/** @throws when the project has an account or a table of a shop */
const checkEmpty = (url: string) =>
  asOwner(url, async ({ query }) => {
    const [found] = await query<{ accounts: number; tables: string[] }>(IN_USE);
    if (!found || (found.accounts === 0 && found.tables.length === 0)) return;
    throw new Error(
      `The project is in use already: it has ${found.accounts} accounts and ${found.tables.length} tables. A backup is restored into an empty project only.`,
    );
  });

/** The script of `supabase db dump` ends the files with rows so. @throws where a dump failed, or was cut off */
async function checkWhole(folder: string) {
  for (const file of FILES) {
    const text = await readFile(path.join(folder, file), 'utf8');
    if (file.endsWith('data.sql') ? text.trimEnd().endsWith('\nRESET ALL;') : text.trim()) continue;
    throw new Error(`${path.join(folder, file)} is not whole: make the backup again.`);
  }
}

/** @throws where this copy's migrations, from which the rights are made, are not those of the backup */
async function checkVersion(folder: string, projectDir: string) {
  const history = await readFile(path.join(folder, 'history_data.sql'), 'utf8');
  const found = [...history.matchAll(/^(\d{14})\t/gm)].map(([, version]) => version);
  const known = (await readMigrations(projectDir)).map(({ version }) => version);
  if (found.sort().join() === known.sort().join()) return;
  throw new Error(
    `The backup has the migrations ${found.join(', ') || '(none)'}, and this copy of the repository ${known.join(', ')}: check out the version that was live when it was made.`,
  );
}

/** The rows of files whose bytes are not there yet: they are written again when the files are uploaded. */
const WITHOUT_FILES = `set storage.allow_delete_query = 'true'; delete from storage.objects where bucket_id = 'pictures'`;

/** It makes the roles of the schedule and of the worker, which the grants of the schema name. */
const firstStatement = (rights: string) => /^do \$\$[\s\S]*?^end \$\$;/m.exec(rights)?.[0] ?? '';

interface Restore {
  folder: string;
  /** No message is ever sent from the restored database. */
  isRehearsal: boolean;
  projectDir: string;
}

/**
 * Restores the rows, then the rights and what the shop has in Supabase's schemas, in one transaction of `psql`, which
 * prints its messages.
 * @throws an Error that says what is in the way; the project is then as it was
 */
export async function restoreBackup(url: string, { folder, isRehearsal, projectDir }: Restore) {
  const missing = FILES.filter((file) => !existsSync(path.join(folder, file)));
  if (missing.length) {
    throw new Error(`${folder} is not a backup: ${missing.join(', ')} missing (docs/backups.md).`);
  }
  await checkWhole(folder);
  await checkVersion(folder, projectDir);
  await checkEmpty(url);
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  // Other accounts of this machine can read the arguments of a process.
  address.password = '';
  const quiet = ['--command', 'set client_min_messages = warning'];
  const rights = await readFile(rightsFile(projectDir), 'utf8');
  const held = `insert into private.restored (is_rehearsal) values (${isRehearsal})
    on conflict (is_only) do update set at = now(), is_rehearsal = excluded.is_rehearsal`;
  const { status, error } = spawnSync(
    'psql',
    [
      ...['--no-psqlrc', '--quiet', '--output=/dev/null', '--single-transaction'],
      '--set=ON_ERROR_STOP=1',
      ...[...quiet, '--command', firstStatement(rights)],
      ...FILES.flatMap((file) => ['--file', path.join(folder, file)]),
      ...[...quiet, '--file', rightsFile(projectDir)],
      ...['--command', WITHOUT_FILES, '--command', held],
      `--dbname=${address}`,
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        PGPASSWORD: password,
        ...(tlsOf(url).ssl && { PGSSLMODE: 'require' }),
      },
    },
  );
  if (error) throw new Error('psql is missing: install the PostgreSQL client.', { cause: error });
  if (status !== 0) throw new Error('Nothing was restored; the messages of psql are above.');
}

interface Held {
  isRehearsal: boolean;
  count: number;
}

const HELD = `select r.is_rehearsal as "isRehearsal", (select count(*)::int from private.outbox o
  where o.state = 'pending' and o.due_at <= r.at and o.expires_at > now()) as count from private.restored r`;

const readHeld = async (url: string) => (await asOwner(url, ({ query }) => query<Held>(HELD)))[0];

/** @returns how many messages the worker will send. @throws in a rehearsal, which sends none */
export async function releaseMessages(url: string): Promise<number> {
  const held = await readHeld(url);
  if (held?.isRehearsal) {
    throw new Error('This is a rehearsal of a restore: nothing is ever sent from it.');
  }
  await asOwner(url, ({ exec }) => exec('delete from private.restored where is_only'));
  return held?.count ?? 0;
}

export const restoredStep: GoLiveStep = {
  async inspect({ databaseUrl }) {
    if (!databaseUrl) return unknown('Held messages are not checked without HOSTED_DATABASE_URL.');
    const held = await readHeld(databaseUrl);
    if (!held) return done('No message of a restored backup is held.');
    if (held.isRehearsal) return done('This is a rehearsal of a restore: it sends no message.');
    return open(
      `Messages of the restored backup that are held: ${held.count}. Erase again the data of customers that the backup brought back, then npm run shop -- restore --release sends them.`,
    );
  },
};
