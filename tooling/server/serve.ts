import { getRequestListener } from '@hono/node-server';
import { type Backend, createBackend } from '../backend/createBackend';
import { changeSite } from '../release/siteFile';
import { apiRoutes } from './apiRoutes';
import { createHttpServer, type Tls } from './createHttpServer';
import { createSite } from './createSite';
import { listen, stopListening } from './listen';
import { peerAddressBehind } from './peerAddress';
import type { RateLimits } from './rateLimits';

export interface ServeOptions {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** The composed site: site.json, index.html and `/<app>/<version>/…`. */
  siteDir: string;
  dataDir: string;
  projectDir?: string;
  databaseUrl?: string | undefined;
  /** Given, the site is served over HTTPS and HTTP/2. */
  tls?: Tls | undefined;
  /** Requests a minute and address; what is left out keeps its default. */
  limits?: Partial<RateLimits>;
  /** Whose word on a visitor's address is taken, as `peerAddressBehind` reads it; nobody's. */
  trustedProxies?: readonly string[];
}

export interface RunningServer {
  port: number;
  origin: string;
  backend: Backend;
  close(): Promise<void>;
}

/**
 * Serves the site and its API on one port. Resolves when the database answers; the site itself is
 * served before that. Throws an Error of one sentence when the port or the data is not to be had.
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const {
    host = '127.0.0.1',
    projectDir = './supabase',
    limits = {},
    trustedProxies = [],
  } = options;
  let backend: Backend | undefined;
  const app = createSite(
    options.siteDir,
    apiRoutes(() => backend, limits, peerAddressBehind(trustedProxies)),
    options.tls !== undefined,
  );
  const server = createHttpServer(getRequestListener(app.fetch), options.tls);
  // The port first: a second copy of this program stops here, before it can touch the data.
  const port = await listen(server, options.port, host);
  let running: Backend;
  try {
    running = await createBackend({ ...options, projectDir });
  } catch (error) {
    await stopListening(server);
    throw error;
  }
  backend = running;
  const close = async () => {
    await stopListening(server);
    await running.close();
  };
  const name = host === '127.0.0.1' ? 'localhost' : host;
  const scheme = options.tls ? 'https' : 'http';
  return { port, origin: `${scheme}://${name}:${port}`, backend: running, close };
}

/**
 * Tells the site's browsers where the API is: `url` is '' when the site's own origin answers it,
 * `key` is the publishable key. All else in site.json stays; a reader sees the old file or the new.
 */
export async function connectSite(siteDir: string, backend: { url: string; key: string }) {
  await changeSite(siteDir, (site) => ({ ...site, backend }));
}
