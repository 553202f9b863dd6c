import { Hono } from 'hono';
import { webRoot } from '../site/generations';
import { type AllowedSources, answerHeaders } from './pageHeaders';
import type { ServerEnv } from './peerAddress';
import { type Releases, releaseEndpoint } from './releaseEndpoint';
import { siteRoutes } from './siteRoutes';

export interface ServedSite {
  siteDir: string;
  sources: AllowedSources;
  /** Without it, no releases are accepted. */
  releases?: Releases | undefined;
  /** Whether the pages are being composed for the first time. */
  isPreparing?: (() => boolean) | undefined;
}

/** The API and the releases of teams first, then files and pages. */
export function createSite(
  api: Hono<ServerEnv>,
  { siteDir, sources, releases, isPreparing }: ServedSite,
) {
  const headers = Object.entries(answerHeaders);
  const app = new Hono<ServerEnv>();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
  });
  app.route('/', api);
  if (releases) app.route('/', releaseEndpoint({ siteDir, ...releases }));
  return app.route('/', siteRoutes(webRoot(siteDir), sources, isPreparing));
}
