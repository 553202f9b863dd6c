import { data } from '@shop/platform/compose/pageDocument';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { containerName } from '../../shared-site/contract';
import type { BareHtml } from '../../shared-site/pageSite';
import type { Release, RemoteManifest } from '../../shared-site/schema';
import { readLiveSite } from '../releaseEndpoint/releaseThroughEndpoint';

/** Paths with an extension are files; the API has its own prefixes. */
const isPage = (path: string) => !/\.\w+$/.test(path) && !/^\/(rest|auth)\//.test(path);

function developedRemote(manifest: RemoteManifest, port: number) {
  const { name, devPort: _, exposes: __, ...offer } = manifest;
  const live: Release = {
    ...offer,
    version: 'development',
    base: `http://localhost:${port}/`,
    entry: 'remoteEntry.js',
    container: containerName(name),
  };
  return { name, live };
}

const bare = /<script type="application\/json" id="staff">(.*?)<\/script>/;

/** All pages are at this machine's address, and the menu is that of the developed remote and the others. */
function inDevelopment(json: string): string {
  const { staffOrigin: _, navigation: __, ...rest } = JSON.parse(json) as BareHtml;
  return data('staff', rest);
}

/**
 * The deployed site with one remote of this machine. No visitor sees it.
 * @param port where the development server of the remote listens
 */
export function siteInDevelopment(site: URL, manifest: RemoteManifest, port: number) {
  const app = new Hono();
  app.get('/site.json', async (context) => {
    const { remotes, staffOrigin: _, ...live } = await readLiveSite(site.href);
    const others = remotes
      .filter(({ name }) => name !== manifest.name)
      // A part of the visitors gets canaries; here every page shows what is live.
      .map(({ canary: _, ...remote }) => remote);
    context.header('Cache-Control', 'no-store');
    return context.json({ ...live, remotes: [...others, developedRemote(manifest, port)] });
  });
  app.all('*', async ({ req, html }) => {
    const { pathname, search } = new URL(req.url);
    if (req.method === 'GET' && isPage(pathname)) {
      // The layout, which every page starts with; composed HTML would be that of the released version.
      const layout = await fetch(new URL('/_app.html', site));
      if (!layout.ok) throw new Error(`${layout.url} answers ${layout.status}`);
      return html((await layout.text()).replace(bare, (_, json: string) => inDevelopment(json)));
    }
    const headers = new Headers(req.raw.headers);
    headers.delete('host');
    const body = req.raw.body ? await req.arrayBuffer() : null;
    return proxy(new URL(pathname + search, site), { method: req.method, headers, body });
  });
  app.onError((error, context) => {
    console.error(`  ${context.req.path}: ${error.message}`);
    return context.text(`${error.message}\n`, 502);
  });
  return app;
}
