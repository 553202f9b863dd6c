import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { listen, stopListening } from './listen';
import type { AllowedSources } from './pageHeaders';
import { siteRoutes } from './siteRoutes';

export async function serveFiles(siteDir: string, sources: AllowedSources) {
  const server = createServer(getRequestListener(siteRoutes(siteDir, sources).fetch));
  const port = await listen(server, 0, '127.0.0.1');
  // No page is open any more; connections that a browser keeps would delay the end by seconds.
  return { origin: `http://127.0.0.1:${port}`, close: () => stopListening(server, 0) };
}
