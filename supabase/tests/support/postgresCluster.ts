import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPostgres, type Major } from './postgresBinaries.ts';

const isRoot = process.getuid?.() === 0;

interface ClusterOptions {
  port?: number;
  superuser?: string;
  major?: Major;
}

const idOf = (kind: '-u' | '-g') =>
  Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));

/**
 * Starts a PostgreSQL of its own, by default 15, in a temporary folder, reachable through a socket there, and
 * with passwords on 127.0.0.1 when given a port; `stop` ends it and removes the folder.
 * Throws an error that names the cause when PostgreSQL is not available.
 */
export function startPostgresCluster({
  port,
  superuser = 'postgres',
  major = 15,
}: ClusterOptions = {}) {
  const bin = installPostgres(major);
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-postgres-'));
  // PostgreSQL refuses to run as root.
  const account = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const call = (program: string, ...options: string[]) =>
    execFileSync(path.join(bin, program), ['-D', path.join(folder, 'data'), ...options], {
      stdio: 'ignore',
      cwd: folder,
      ...account,
    });
  const address = port === undefined ? '' : `127.0.0.1 -c port=${port}`;
  // The mutation script reads which functions a check calls.
  const settings = ['fsync=off', 'max_connections=120', 'track_functions=all', 'jit=off'];
  const server = `-k ${folder} -c listen_addresses=${address} -c ${settings.join(' -c ')}`;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const start = () => call('pg_ctl', 'start', '-w', '-l', path.join(folder, 'log'), '-o', server);
  try {
    const access = ['--auth-local=trust', '--auth-host=scram-sha-256'];
    call('initdb', '-U', superuser, ...access, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
    start();
  } catch (cause) {
    remove();
    throw new Error(`PostgreSQL ${major} did not start in a temporary folder`, { cause });
  }
  const stop = () => {
    process.off('exit', stop);
    call('pg_ctl', 'stop', '-w', '-m', 'immediate');
    remove();
  };
  process.on('exit', stop);
  const restartAfterCopy = (from: string, to: string) => {
    call('pg_ctl', 'stop', '-w', '-m', 'fast');
    rmSync(path.join(folder, to), { recursive: true, force: true });
    execFileSync('cp', ['-a', path.join(folder, from), path.join(folder, to)]);
    start();
  };
  return {
    socketFolder: folder,
    stop,
    /** Stores all databases and roles as they are now. It ends every connection, as `reset` does. */
    save: () => restartAfterCopy('data', 'saved'),
    /** Returns to what `save` has stored. */
    reset: () => restartAfterCopy('saved', 'data'),
  };
}

/** The definitions of all objects of a database, with their privileges, as SQL that is always the same. */
export const dumpSchema = (
  socketFolder: string,
  { database, user }: Record<'database' | 'user', string>,
) =>
  execFileSync(
    path.join(installPostgres(15), 'pg_dump'),
    ['-h', socketFolder, '-U', user, '--schema-only', '--restrict-key=x', database],
    { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
  );
