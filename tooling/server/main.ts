import { connectSite, serve } from './serve';

const { PORT, HOST, SITE_DIR, DATA_DIR, PROJECT_DIR, DATABASE_URL, RATE_LIMITS } = process.env;

function readPort(): number {
  const port = Number(PORT || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`PORT is not a port number: ${PORT}`);
}

async function start() {
  const siteDir = SITE_DIR || './site';
  const server = await serve({
    port: readPort(),
    ...(HOST ? { host: HOST } : {}),
    siteDir,
    dataDir: DATA_DIR || './.data',
    ...(PROJECT_DIR ? { projectDir: PROJECT_DIR } : {}),
    databaseUrl: DATABASE_URL || undefined,
    limits: RATE_LIMITS ? JSON.parse(RATE_LIMITS) : {},
  });
  await connectSite(siteDir, { url: '', key: server.backend.publishableKey });
  console.info(`The site is at ${server.origin} (Ctrl+C stops it)`);
  return server;
}

const starting = start();

async function stop(): Promise<void> {
  const server = await starting;
  await server.close();
  process.exit(0);
}

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
starting.catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
