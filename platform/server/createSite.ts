import { Hono } from 'hono';
import { webRoot } from '../disk/generations';
import { type AllowedSources, answerHeaders } from './pageHeaders';
import type { ServerEnv } from './peerAddress';
import { type RunRelease, releaseEndpoint } from './releaseEndpoint';
import { siteRoutes } from './siteRoutes';

interface ServedSite {
  siteDir: string;
  sources: AllowedSources;
  /** Without it, no releases are accepted. */
  runRelease?: RunRelease | undefined;
}

/** The API and the releases of teams first, then files and pages. */
export function createSite(api: Hono<ServerEnv>, { siteDir, sources, runRelease }: ServedSite) {
  const headers = Object.entries(answerHeaders);
  const app = new Hono<ServerEnv>();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
  });
  app.route('/', api);
  if (runRelease) app.route('/', releaseEndpoint({ siteDir, run: runRelease }));
  return app.route('/', siteRoutes(webRoot(siteDir), sources));
}
