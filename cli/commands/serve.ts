import { readSettings } from '@shop/platform/site/siteSettings';
import { createPageComposer, noComposer } from '../compose/composeSite';
import { connectSite } from '../serve/connectSite';
import { deliverWhileServing } from '../serve/deliverWhileServing';
import { optionsFromEnvironment } from '../serve/optionsFromEnvironment';
import { publishWhileServing } from '../serve/publishWhileServing';
import { serveSite } from '../serve/serveSite';
import { stopOnSignal } from '../start/stopOnSignal';

/** Off for a site whose pages have no HTML of their own, as in some tests. */
const COMPOSES = process.env['COMPOSE_PAGES'] !== 'off';

async function start() {
  const settings = readSettings();
  const options = { ...optionsFromEnvironment(), hosted: settings.backend !== undefined };
  const server = await serveSite(options);
  const { siteDir } = options;
  const { backend, origin } = server;
  await connectSite(siteDir, server, settings);
  const composer = COMPOSES ? createPageComposer() : noComposer;
  const publishing = publishWhileServing({ siteDir, backend, composer });
  publishing.watch();
  const { dataDir } = options;
  const delivering = await deliverWhileServing({ siteDir, dataDir, port: server.port, backend });
  if (delivering.mailsAt) console.info(`Emails are kept and shown at ${delivering.mailsAt}`);
  console.info(`The site is at ${origin} (Ctrl+C stops it)`);
  return {
    stop: () => server.close(Promise.all([publishing.stop(), delivering.stop()])),
  };
}

const starting = start();

const isStopping = stopOnSignal(async () => {
  const running = await starting;
  await running.stop();
});
starting.catch((error: unknown) => {
  if (isStopping()) return;
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
