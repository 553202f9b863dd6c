import { getRequestListener } from '@hono/node-server';
import { createHttpServer } from '../../platform/server/createHttpServer';
import { listen, stopListening } from '../../platform/server/listen';
import { releaseDoor } from '../../platform/server/releaseDoor';
import { runCommand } from '../door/runCommand';
import { optionsFromEnvironment } from '../optionsFromEnvironment';
import { createCommand, main } from '../run';
import { stopOnSignal } from '../start/stopOnSignal';

const command = createCommand(
  'door',
  'Accepts releases by HTTP on PORT, for a site that another server serves. npm start accepts them itself.',
).action(async () => {
  const { siteDir, port, host = '127.0.0.1', tls } = optionsFromEnvironment();
  const door = releaseDoor({ siteDir, secure: tls !== undefined, run: runCommand(siteDir) });
  const server = createHttpServer(getRequestListener(door.fetch), tls);
  const opened = await listen(server, port, host);
  stopOnSignal(() => stopListening(server));
  console.info(
    `Releases are accepted at http${tls ? 's' : ''}://${host}:${opened}/releases/ (Ctrl+C stops it)`,
  );
});

main(() => command.parseAsync());
