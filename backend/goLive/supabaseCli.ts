import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environmentWithoutSecrets, installOnDemand } from '@shop/platform/machine/installOnDemand';
import { tlsOf } from '../lite/connectRole';

/** 142 MB, so it is not among the packages of the repository. */
const CLI = ['supabase', '3.1.0'] as const;

/** @returns its folder. @throws when npm cannot install it */
export const installSupabaseCli = () => installOnDemand('supabase-cli', [CLI]);

/** It asks and prints at this process's terminal. @returns whether it succeeds. @throws when it cannot be installed */
async function runSupabaseCli(args: string[], workdir: string, env: NodeJS.ProcessEnv) {
  const script = path.join(installSupabaseCli(), 'node_modules/supabase/dist/supabase.js');
  const child = spawn(process.execPath, [script, ...args, `--workdir=${workdir}`], {
    stdio: 'inherit',
    env: { ...environmentWithoutSecrets(), ...env, DO_NOT_TRACK: '1' },
  });
  const [status] = await once(child, 'exit');
  return status === 0;
}

/**
 * @param isNew applies the seed too: in a shop that has rows it would bring back deleted ones
 * @param projectDir the folder `supabase` with the migrations, the seed and config.toml
 * @throws when the CLI cannot be installed or fails; its messages are printed
 */
export async function pushMigrations(url: string, isNew: boolean, projectDir: string) {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  // Other accounts of this machine can read the arguments of a process.
  address.password = '';
  const seed = isNew ? ['--include-seed'] : [];
  const isPushed = await runSupabaseCli(
    ['db', 'push', ...seed, '--yes', `--remote=${address}`],
    path.dirname(projectDir),
    {
      PGPASSWORD: password,
      // The CLI would otherwise connect without TLS where TLS fails.
      ...(tlsOf(url).ssl && { PGSSLMODE: 'require' }),
    },
  );
  if (!isPushed) throw new Error('supabase db push failed; its messages are above.');
}

interface Push {
  /** The reference of the project. */
  project: string;
  token: string;
  /** The text of config.toml. */
  config: string;
  /** The variables that it names. */
  variables: Record<string, string>;
  /** Otherwise the CLI asks, after it has printed the differences. */
  isConfirmed: boolean;
}

/** A declined question ends like a failure, which the CLI prints. @throws when it cannot be installed */
export async function pushConfig({ project, token, config, variables, isConfirmed }: Push) {
  const workdir = mkdtempSync(path.join(tmpdir(), 'supabase-config-'));
  try {
    mkdirSync(path.join(workdir, 'supabase'));
    writeFileSync(path.join(workdir, 'supabase/config.toml'), config);
    const args = ['config', 'push', ...(isConfirmed ? ['--yes'] : []), `--remote=${project}`];
    await runSupabaseCli(args, workdir, { ...variables, SUPABASE_ACCESS_TOKEN: token });
  } finally {
    rmSync(workdir, { recursive: true, force: true });
  }
}
