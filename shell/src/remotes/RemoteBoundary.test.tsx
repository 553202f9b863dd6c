import { RemoteServer, siteOf, uniqueRemote } from '@shop/loader/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPage } from '../page/createPage';
import { PageProvider } from '../page/PageContext';
import { createRemotes } from './createRemotes';
import { RemoteBoundary } from './RemoteBoundary';
import { RemotesProvider } from './RemotesContext';

const remote = uniqueRemote();
const page = createPage({
  language: 'en',
  site: undefined,
  content: { shop: {}, texts: {} },
});
const remotes = createRemotes(page, siteOf(remote));
const server = new RemoteServer(remote.live, { './page': { Component: () => <h1>Page</h1> } });

const visit = () =>
  render(
    <PageProvider value={page}>
      <RemotesProvider value={remotes}>
        <RemoteBoundary
          remote={remote.name}
          module="./page"
          loading={<p>Loading</p>}
          Failure={({ onRetry }) => (
            <button type="button" onClick={onRetry}>
              Try again
            </button>
          )}
        />
      </RemotesProvider>
    </PageProvider>,
  );

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const site = { backend: {}, remotes: [] };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(site));
});
afterEach(() => jest.restoreAllMocks());

test('a page that failed is requested again by a return and by a retry, and is then cached', async () => {
  server.state = 'down';
  const first = visit();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(server.requests).toHaveLength(2);
  first.unmount();

  const second = visit();
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(server.requests).toHaveLength(4);

  server.state = 'up';
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
  second.unmount();

  visit();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  expect(server.requests).toHaveLength(5);
});
