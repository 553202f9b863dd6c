import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { environmentWithoutSecrets, installOnDemand } from '../../platform/disk/installOnDemand';
import { tlsOf } from '../lite/connectRole';

/** 142 MB, so it is not among the packages of the repository. */
const CLI = ['supabase', '3.1.0'] as const;

/**
 * @param isNew applies the seed too: in a shop that has rows it would bring back deleted ones
 * @param projectDir the folder `supabase` with the migrations, the seed and config.toml
 * @throws when the CLI cannot be installed or fails; its messages are printed
 */
export function pushMigrations(url: string, isNew: boolean, projectDir: string) {
  const folder = installOnDemand('supabase-cli', [CLI]);
  const script = path.join(folder, 'node_modules/supabase/dist/supabase.js');
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  // Other accounts of this machine can read the arguments of a process.
  address.password = '';
  const seed = isNew ? ['--include-seed'] : [];
  const args = ['db', 'push', ...seed, '--yes', `--remote=${address}`];
  const { status } = spawnSync(
    process.execPath,
    [script, ...args, `--workdir=${path.dirname(projectDir)}`],
    {
      stdio: 'inherit',
      env: {
        ...environmentWithoutSecrets(),
        PGPASSWORD: password,
        // The CLI would otherwise connect without TLS where TLS fails.
        ...(tlsOf(url).ssl && { PGSSLMODE: 'require' }),
        DO_NOT_TRACK: '1',
      },
    },
  );
  if (status !== 0) throw new Error('supabase db push failed; its messages are above.');
}
