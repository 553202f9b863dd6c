import { Hono } from 'hono';
import { answerHeaders } from './pageHeaders';
import type { ServerEnv } from './peerAddress';
import { siteRoutes } from './siteRoutes';

/**
 * All that the site's address answers: the API first, then files and pages.
 * @param secure whether it is served over HTTPS
 */
export function createSite(siteDir: string, api: Hono<ServerEnv>, secure: boolean) {
  const headers = Object.entries(answerHeaders(secure));
  const app = new Hono<ServerEnv>();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
  });
  return app.route('/', api).route('/', siteRoutes(siteDir));
}
