import { optionsFromEnvironment } from './optionsFromEnvironment';
import { connectSite, serve } from './serve';

async function start() {
  const options = optionsFromEnvironment();
  const server = await serve(options);
  await connectSite(options.siteDir, { url: '', key: server.backend.publishableKey });
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
