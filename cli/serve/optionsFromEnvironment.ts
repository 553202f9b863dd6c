import path from 'node:path';
import { DEFAULT_PORT } from '@shop/platform/machine/devPorts';
import { dataDir, root, siteDir } from '@shop/platform/machine/paths';
import type { SiteOptions } from './serveSite';

/** @throws an Error of one sentence when the text is no port number */
export function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`PORT is not a port number: ${text}`);
}

export const readProjectDir = ({ PROJECT_DIR } = process.env) =>
  PROJECT_DIR || path.join(root, 'supabase');

/**
 * DATABASE_URL is a PostgreSQL instead of the embedded one.
 * @throws an Error of one sentence when a value is not valid
 */
export function optionsFromEnvironment(env = process.env): SiteOptions & { projectDir: string } {
  const { PORT, HOST, DATABASE_URL } = env;
  return {
    port: PORT ? readPort(PORT) : DEFAULT_PORT,
    ...(HOST ? { host: HOST } : {}),
    siteDir,
    dataDir,
    projectDir: readProjectDir(env),
    databaseUrl: DATABASE_URL || undefined,
  };
}
