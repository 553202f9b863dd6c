import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { tlsOf } from '../../lite/connectPublisher';
import { installOnDemand } from '../installOnDemand';

/** 142 MB, so it is not among the packages of the repository. */
const CLI = ['supabase', '3.1.0'] as const;

/**
 * Applies the missing migrations, and the seed where it was never applied, with the Supabase CLI.
 * @param url of the database, as its owner
 * @param projectDir the folder `supabase` with the migrations, the seed and config.toml
 * @throws when the CLI cannot be installed or fails; its messages are printed
 */
export function pushMigrations(url: string, projectDir: string) {
  const folder = installOnDemand('supabase-cli', [CLI]);
  const script = path.join(folder, 'node_modules/supabase/dist/supabase.js');
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  // Other accounts of this machine can read the arguments of a process.
  address.password = '';
  const args = ['db', 'push', '--include-seed', '--yes', `--remote=${address}`];
  const { status } = spawnSync(
    process.execPath,
    [script, ...args, `--workdir=${path.dirname(projectDir)}`],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        PGPASSWORD: password,
        // The CLI would otherwise connect without TLS where TLS fails.
        ...(tlsOf(url).ssl && { PGSSLMODE: 'require' }),
        DO_NOT_TRACK: '1',
      },
    },
  );
  if (status !== 0) throw new Error('supabase db push failed; its messages are above.');
}
