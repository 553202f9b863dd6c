import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bundleProgram } from '@shop/platform/build/bundleProgram';
import { root } from '@shop/platform/machine/paths';
import { CONTENT_PAGES, webRoot } from '@shop/platform/site/generations';

/** A site folder and the data that is published into it. No server uses them. */
export interface Shop {
  siteDir: string;
  dataDir: string;
}

/**
 * Runs `npm run shop -- publish` once, in a process of its own.
 * @param killAt ends it before its n-th write; absent lets it finish
 * @returns whether it was killed
 */
export async function publishOnce({ siteDir, dataDir }: Shop, killAt = 0): Promise<boolean> {
  const preload = pathToFileURL(path.join(import.meta.dirname, 'killAtWrite.mjs'));
  const child = spawn(process.execPath, [bundleProgram('cli/commands/publish.ts')], {
    cwd: root,
    env: {
      ...process.env,
      SITE_DIR: siteDir,
      DATA_DIR: dataDir,
      PROJECT_DIR: path.join(root, 'supabase'),
      NODE_OPTIONS: `--import ${preload}`,
      KILL_AT: String(killAt),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== 0 && signal !== 'SIGKILL')
    throw new Error(`npm run shop -- publish ended with ${code}`);
  return signal === 'SIGKILL';
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  '.br': brotliDecompressSync,
  '.gz': gunzipSync,
};

/** The files that visitors can receive: pages, content files and the configuration, by path. */
export function publicFiles(siteDir: string): Map<string, string> {
  const live = webRoot(siteDir);
  const below = (folder: string) =>
    readdirSync(path.join(live, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    );
  const files = [...below(''), ...below('content'), ...below(CONTENT_PAGES)].filter((file) =>
    /(^|\/)(index|_app)\.html(\.(br|gz))?$|^content\/[0-9a-f]+\.json(\.(br|gz))?$|^site\.json$/.test(
      file,
    ),
  );
  return new Map(
    files.map((file) => {
      const bytes = readFileSync(path.join(live, file));
      const decode = decoders[path.extname(file)];
      return [file, String(decode ? decode(bytes) : bytes)];
    }),
  );
}
