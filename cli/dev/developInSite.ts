import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { DEFAULT_PORT } from '@shop/platform/machine/devPorts';
import { listen, stopListening } from '@shop/platform/server/listen';
import type { RemoteManifest } from '../../shared-site/schema';
import { readLiveSite } from '../releaseEndpoint/releaseThroughEndpoint';
import { stopOnSignal } from '../start/stopOnSignal';
import { choosePort } from './choosePort';
import { answers, startDevServer } from './devServers';
import { firstPage } from './firstPage';
import { siteInDevelopment } from './siteInDevelopment';

/** Serves a remote with hot reload inside a deployed site, until the process is stopped. */
export async function developInSite(folder: string, manifest: RemoteManifest, address: string) {
  const { name } = manifest;
  const { shell } = await readLiveSite(address);
  const sitePort = await choosePort('the site', DEFAULT_PORT, process.env['PORT']);
  const port = await choosePort(name, manifest.devPort);
  const site = siteInDevelopment(new URL(address), manifest, port);
  const server = createServer(getRequestListener(site.fetch));
  const stop = () => stopListening(server);
  const isStopping = stopOnSignal(stop);
  const ended = new Promise<string>((resolve) => {
    startDevServer({ name, folder }, { own: port }, resolve, { DEV_IN_SITE: 'yes' });
  });
  const opened = await listen(server, sitePort, '127.0.0.1');
  await Promise.race([answers(port), ended]);
  console.info(`${name} in ${new URL(address).origin} (shell ${shell?.version ?? 'unknown'}):
  http://localhost:${opened}${firstPage([manifest])} (stop with Ctrl+C)
  What you save there is saved on the deployed site.`);
  const sentence = await ended;
  if (isStopping()) return;
  await stop();
  throw new Error(sentence);
}
