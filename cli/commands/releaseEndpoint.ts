import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { listen, stopListening } from '@shop/platform/server/listen';
import { releaseEndpoint } from '@shop/platform/server/releaseEndpoint';
import { releasesByToken } from '../releaseEndpoint/releasesByToken';
import { createCommand, main } from '../run';
import { optionsFromEnvironment } from '../serve/optionsFromEnvironment';
import { stopOnSignal } from '../start/stopOnSignal';

const command = createCommand(
  'release-endpoint',
  'Accepts releases by HTTP on PORT, for a site that another server serves. npm start accepts them itself.',
).action(async () => {
  const { siteDir, port, host = '127.0.0.1' } = optionsFromEnvironment();
  const endpoint = releaseEndpoint({ siteDir, ...releasesByToken(siteDir) });
  const server = createServer(getRequestListener(endpoint.fetch));
  const opened = await listen(server, port, host);
  stopOnSignal(() => stopListening(server));
  console.info(`Releases are accepted at http://${host}:${opened}/releases/ (Ctrl+C stops it)`);
});

main(() => command.parseAsync());
