import { stopOnSignal } from '../start/stopOnSignal';
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

const isStopping = stopOnSignal(async () => {
  const server = await starting;
  await server.close();
});
starting.catch((error: unknown) => {
  if (isStopping()) return;
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
