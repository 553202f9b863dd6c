import { Hono } from 'hono';
import type { ServerEnv } from './peerAddress';

/** In place of `apiRoutes`: the API is not found here. */
export function hostedRoutes() {
  const api = new Hono<ServerEnv>();
  for (const path of ['/rest/*', '/auth/*', '/storage/*']) {
    api.all(path, (context) =>
      context.json({ code: 'PT404', message: 'The data is not on this server.' }, 404),
    );
  }
  api.get('/healthz', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.text('ok');
  });
  return api;
}
