import { RemoteServer, siteOf, uniqueRemote } from '@shop/loader/testing';
import { HostProviders } from '@shop/shared-contract';
import { initI18n } from '@shop/shared-i18n';
import { render, screen } from '@testing-library/react';
import { createPage } from '../page/createPage';
import { PageProvider } from '../page/PageContext';
import { createRemotes, type Remotes } from '../remotes/createRemotes';
import { RemotesProvider } from '../remotes/RemotesContext';
import { RemoteRoutes } from './RemoteRoutes';

test('shows a page at its one address, with its query', async () => {
  initI18n('en');
  history.replaceState(null, '', '/Vans?q=4x4');
  const pages = [
    { path: '/van', module: './page' },
    { path: '/vans', module: './page', redirect: '/van' },
  ];
  const remote = uniqueRemote({ live: { pages } });
  new RemoteServer(remote.live, { './page': { Component: () => <h1>Vans</h1> } });
  const page = createPage({ language: 'en', site: undefined, content: { shop: {}, texts: {} } });
  render(
    <PageProvider value={page}>
      <RemotesProvider value={createRemotes(page, siteOf(remote))}>
        <HostProviders>
          <RemoteRoutes />
        </HostProviders>
      </RemotesProvider>
    </PageProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Vans' })).toBeVisible();
  expect(location.pathname + location.search).toBe('/van?q=4x4');
});

test('shows a page whose remote becomes known while the routes are rendered', async () => {
  initI18n('en');
  history.replaceState(null, '', '/van');
  const remote = uniqueRemote({ live: { pages: [{ path: '/van', module: './page' }] } });
  new RemoteServer(remote.live, { './page': { Component: () => <h1>Vans</h1> } });
  const page = createPage({
    language: 'en',
    site: undefined,
    content: { shop: {}, texts: {} },
  });
  const site = { contract: 1, backend: { url: '', key: '' }, remotes: [] };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(site));
  const all = createRemotes(page, siteOf(remote));
  let reads = 0;
  const remotes: Remotes = {
    ...all,
    // The first render reads them twice; a prefetch has loaded them after that.
    remotes: () => {
      reads += 1;
      return reads > 2 ? all.remotes() : [];
    },
    hasAll: () => reads >= 2,
    loadAll: async () => {},
  };
  render(
    <PageProvider value={page}>
      <RemotesProvider value={remotes}>
        <HostProviders>
          <RemoteRoutes />
        </HostProviders>
      </RemotesProvider>
    </PageProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Vans' })).toBeVisible();
});
