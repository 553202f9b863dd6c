import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { mailPage } from '../../backend/outbox/mailPage';
import { listen, stopListening } from '../../platform/server/listen';

const HERE = '127.0.0.1';

/**
 * Serves the page of kept mails on a port of its own: a proxy before the site does not reach it.
 * @param wanted its port; any free one where another program has it
 */
export async function showMails(folder: string, wanted: number) {
  const server = createServer(getRequestListener(mailPage(folder).fetch));
  const port = await listen(server, wanted, HERE).catch(() => listen(server, 0, HERE));
  return { origin: `http://localhost:${port}`, stop: () => stopListening(server) };
}
