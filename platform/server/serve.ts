import { getRequestListener } from '@hono/node-server';
import { type Backend, createBackend } from '../lite/createBackend';
import { apiRoutes } from './apiRoutes';
import { claimSite } from './claimSite';
import { createHttpServer, type Tls } from './createHttpServer';
import { createSite } from './createSite';
import { hostedRoutes } from './hostedRoutes';
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
  /** The data is in a hosted project: no backend is started, and `dataDir` is not touched. */
  hosted?: boolean;
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
  /** The embedded backend; undefined when the data is in a hosted project. */
  backend: Backend | undefined;
  close(): Promise<void>;
}

/**
 * Serves the site and its API on one port. Resolves when the database answers; the site itself is
 * served before that.
 * @throws an Error of one sentence when the port, the site folder or the data is in use
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const {
    host = '127.0.0.1',
    hosted = false,
    projectDir = './supabase',
    limits = {},
    trustedProxies = [],
  } = options;
  let backend: Backend | undefined;
  const api = hosted
    ? hostedRoutes()
    : apiRoutes(() => backend, limits, peerAddressBehind(trustedProxies));
  const app = createSite(options.siteDir, api, options.tls !== undefined);
  const server = createHttpServer(getRequestListener(app.fetch), options.tls);
  // The port first: a second copy of this program stops here, before it can touch the data.
  const port = await listen(server, options.port, host);
  let releaseSite = async () => {};
  const close = async () => {
    await stopListening(server);
    await backend?.close();
    await releaseSite();
  };
  try {
    releaseSite = await claimSite(options.siteDir);
    if (!hosted) backend = await createBackend({ ...options, projectDir });
  } catch (error) {
    await close();
    throw error;
  }
  const name = host === '127.0.0.1' ? 'localhost' : host;
  const scheme = options.tls ? 'https' : 'http';
  return { port, origin: `${scheme}://${name}:${port}`, backend, close };
}
