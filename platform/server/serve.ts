import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { apiRoutes } from './apiRoutes';
import type { ServedBackend } from './backend';
import { claimSite } from './claimSite';
import { createSite, type ServedSite } from './createSite';
import { hostedRoutes } from './hostedRoutes';
import { listen, stopListening } from './listen';

export interface ServeOptions extends ServedSite {
  /** 0 takes any free port. */
  port: number;
  host?: string;
}

/** Called once the port and the site folder are claimed. */
export type OpenBackend<Backend extends ServedBackend> = () => Promise<Backend>;

export interface RunningServer<Backend = ServedBackend> {
  port: number;
  origin: string;
  /** Undefined when the data is in a hosted project. */
  backend: Backend | undefined;
  /** Closes the backend once the running requests have ended, and what is passed, which may use it as well. */
  close(working?: Promise<unknown>): Promise<void>;
}

/**
 * Resolves when the database answers; the site itself is served before that.
 * @param openBackend absent when the data is in a hosted project
 * @throws an Error of one sentence when the port, the site folder or the data is in use
 */
export async function serve<Backend extends ServedBackend>(
  options: ServeOptions,
  openBackend?: OpenBackend<Backend>,
): Promise<RunningServer<Backend>> {
  const { siteDir, host = '127.0.0.1' } = options;
  let backend: Backend | undefined;
  const api = openBackend ? apiRoutes(() => backend) : hostedRoutes();
  const app = createSite(api, options);
  const server = createServer(getRequestListener(app.fetch));
  // The port first: a second copy of this program stops here, before it can touch the data.
  const port = await listen(server, options.port, host);
  let releaseSite = async () => {};
  const close = async (working?: Promise<unknown>) => {
    await Promise.all([stopListening(server), working]);
    await backend?.close();
    await releaseSite();
  };
  try {
    releaseSite = await claimSite(siteDir);
    backend = await openBackend?.();
  } catch (error) {
    await close();
    throw error;
  }
  const name = host === '127.0.0.1' ? 'localhost' : host;
  return { port, origin: `http://${name}:${port}`, backend, close };
}
