import { Hono } from 'hono';
import { webRoot } from '../disk/generations';
import { type AllowedSources, answerHeaders } from './pageHeaders';
import type { ServerEnv } from './peerAddress';
import { logErrors, logRequests, type RequestLog } from './requestLog';
import { siteRoutes } from './siteRoutes';

interface ServedSite {
  siteDir: string;
  /** From where its pages may load what is not the site's own. */
  sources: AllowedSources;
  /** Whether it is served over HTTPS. */
  secure: boolean;
  /** Receives requests and errors. */
  log?: RequestLog | undefined;
}

/** All that the site's address answers: the API first, then files and pages. */
export function createSite(api: Hono<ServerEnv>, { siteDir, sources, secure, log }: ServedSite) {
  const headers = Object.entries(answerHeaders(secure));
  const app = new Hono<ServerEnv>();
  if (log) app.use(logRequests(log)).onError(logErrors(log));
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
  });
  return app.route('/', api).route('/', siteRoutes(webRoot(siteDir), sources));
}
