import './testSupport/startFederation';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteModule } from './RemoteModule';
import { RemoteServer, remoteOf } from './testSupport/remoteServer';

const remote = remoteOf('page');
const server = new RemoteServer(remote, { './page': { Component: () => <h1>Page</h1> } });

const visit = () =>
  render(
    <RemoteModule
      remote={remote}
      module="./page"
      loading={<p>Loading</p>}
      Failure={({ onRetry }) => (
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    />,
  );

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const site = { backend: {}, remotes: [] };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(site));
});
afterEach(() => jest.restoreAllMocks());

test('a page that failed is asked for again, by a return and by a retry, and then stays', async () => {
  server.isUp = false;
  const first = visit();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(server.asked).toHaveLength(2);
  first.unmount();

  const second = visit();
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(server.asked).toHaveLength(4);

  server.isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
  second.unmount();

  visit();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  expect(server.asked).toHaveLength(5);
});
