import path from 'node:path';
import { dataDir, root, siteDir } from '../paths';
import type { ServeOptions } from './serve';

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`PORT is not a port number: ${text}`);
}

/**
 * How a site is served, as the environment says: PORT, HOST, SITE_DIR, DATA_DIR, PROJECT_DIR,
 * DATABASE_URL (a PostgreSQL instead of the embedded one), TLS_CERT with TLS_KEY (files), and
 * RATE_LIMITS (JSON).
 * @throws one sentence when a value makes no sense
 */
export function optionsFromEnvironment(env = process.env): ServeOptions {
  const { PORT, HOST, PROJECT_DIR, DATABASE_URL, RATE_LIMITS, TLS_CERT, TLS_KEY } = env;
  return {
    port: readPort(PORT || '3000'),
    ...(HOST ? { host: HOST } : {}),
    siteDir,
    dataDir,
    projectDir: PROJECT_DIR || path.join(root, 'supabase'),
    databaseUrl: DATABASE_URL || undefined,
    limits: RATE_LIMITS ? JSON.parse(RATE_LIMITS) : {},
    tls: TLS_CERT && TLS_KEY ? { cert: TLS_CERT, key: TLS_KEY } : undefined,
  };
}
