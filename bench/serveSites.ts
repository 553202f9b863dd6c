import { createServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from '@shop/backend/lite/createBackend';
import { allowedSources } from '@shop/backend/shopPolicy';
import { apiRoutes } from '@shop/platform/server/apiRoutes';
import { listen, stopListening } from '@shop/platform/server/listen';
import type { ServerEnv } from '@shop/platform/server/peerAddress';
import { siteRoutes } from '@shop/platform/server/siteRoutes';
import { publicFolder } from '@shop/platform/site/generations';
import { Hono } from 'hono';
import { type Variant, variantDir, variantNames } from './variants/buildVariants';

export interface ServedSite {
  origin: string;
  close(): Promise<void>;
}

/** Several sites share one backend, so that no variant pays for it. */
export async function serveWithBackend(siteDir: string, backend: Backend): Promise<ServedSite> {
  const app = new Hono<ServerEnv>()
    .route(
      '/',
      apiRoutes(() => backend),
    )
    .route('/', siteRoutes(path.resolve(publicFolder(siteDir)), allowedSources));
  const server = createServer(getRequestListener(app.fetch));
  const port = await listen(server, 0, '127.0.0.1');
  return { origin: `http://localhost:${port}`, close: () => stopListening(server) };
}

export async function serveVariants(backend: Backend) {
  const served = await Promise.all(
    variantNames.map(
      async (variant) => [variant, await serveWithBackend(variantDir(variant), backend)] as const,
    ),
  );
  const origins = Object.fromEntries(served.map(([variant, { origin }]) => [variant, origin]));
  return {
    origins: origins as Record<Variant, string>,
    close: async () => {
      await Promise.all(served.map(([, { close }]) => close()));
    },
  };
}
