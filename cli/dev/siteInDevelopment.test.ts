/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@shop/platform/server/listen';
import { emptySite } from '@shop/platform/site/siteFile';
import type { RemoteManifest } from '../../shared-site/schema';
import { siteInDevelopment } from './siteInDevelopment';

const release = (name: string) => ({
  ...{ version: '1'.repeat(12), contract: 1, base: `/${name}/${'1'.repeat(12)}/`, entry: 'e.js' },
  ...{ container: name, pages: [], widgets: [], navigation: [] },
});
const canary = { release: release('mf-shop'), percent: 10 };
const live = {
  ...emptySite,
  remotes: [
    { name: 'mf-fleet', live: release('mf-fleet') },
    { name: 'mf-shop', live: release('mf-shop'), canary },
  ],
};

const bare = { routes: ['/admin/*'], navigation: [], staffOrigin: 'https://staff.shop.example' };
const layout = `<html>layout<script type="application/json" id="staff">${JSON.stringify(bare)}</script></html>`;

let deployed: Server;
let app: ReturnType<typeof siteInDevelopment>;
beforeAll(async () => {
  deployed = createServer(async (request, response) => {
    const { url = '', method, headers } = request;
    if (url === '/site.json') return void response.end(JSON.stringify(live));
    if (url === '/_app.html') return void response.end(layout);
    const body = await text(request);
    response.writeHead(url.startsWith('/gone') ? 404 : 200, { 'content-type': 'text/plain' });
    response.end(`${method} ${url} ${headers['apikey'] ?? ''} ${headers.host} ${body}`);
  });
  const port = await listen(deployed, 0, '127.0.0.1');
  const manifest: RemoteManifest = {
    ...{ name: 'mf-fleet', contract: 1, devPort: 3005, exposes: { './page': './src/page.ts' } },
    ...{
      pages: [{ path: '/fleet', module: './page' }],
      widgets: [],
      navigation: [],
      prerender: [],
    },
  };
  app = siteInDevelopment(new URL(`http://127.0.0.1:${port}`), manifest, 3010);
});
afterAll(() => {
  deployed.closeAllConnections();
  deployed.close();
});

test('the remote comes from this machine, and the others as they are live', async () => {
  const site = (await (await app.request('/site.json')).json()) as typeof live;
  expect(site.remotes).toEqual([
    { name: 'mf-shop', live: release('mf-shop') },
    {
      name: 'mf-fleet',
      live: expect.objectContaining({
        base: 'http://localhost:3010/',
        container: 'mf_fleet',
        pages: [{ path: '/fleet', module: './page' }],
      }),
    },
  ]);
});

test.each(['/', '/fleet', '/es/fleet', '/admin/login'])(
  '%s starts with the deployed layout',
  async (page) => {
    const response = await app.request(page);
    expect(await response.text()).toBe(
      '<html>layout<script type="application/json" id="staff">{"routes":["/admin/*"]}</script></html>',
    );
    expect(response.headers.get('content-type')).toContain('text/html');
  },
);

test('files and the API are those of the deployed site', async () => {
  const { port } = deployed.address() as { port: number };
  expect(await (await app.request('/mf-shop/1/page.js?a=b')).text()).toBe(
    `GET /mf-shop/1/page.js?a=b  127.0.0.1:${port} `,
  );
  const body = '{"name":"Ana"}';
  const call = { method: 'POST', headers: { apikey: 'key' }, body };
  expect(await (await app.request('/rest/v1/rpc/book', call)).text()).toBe(
    `POST /rest/v1/rpc/book key 127.0.0.1:${port} ${body}`,
  );
  expect((await app.request('/gone.js')).status).toBe(404);
});
