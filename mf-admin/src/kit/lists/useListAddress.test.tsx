import '@shop/shared-ui/test-support';
import { HostProviders } from '@shop/shared-contract';
import { initI18n } from '@shop/shared-i18n';
import { useLocation, useNavigate } from '@shop/shared-vendor';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useListAddress } from './useListAddress';

function List() {
  const { search, setSearch, setSorting, setPage } = useListAddress();
  const navigate = useNavigate();
  return (
    <>
      <input
        aria-label="Search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <button
        type="button"
        onClick={() => {
          setSorting({ id: 'years', isDescending: true });
          setPage(2);
        }}
      >
        sorted, page 2
      </button>
      <output>{useLocation().search}</output>
      {['?q=abc', '?q=Blizzak', ''].map((address) => (
        <button key={address} type="button" onClick={() => navigate({ search: address })}>
          {address || 'all'}
        </button>
      ))}
    </>
  );
}

function openList(address: string) {
  window.history.replaceState(null, '', address);
  initI18n('en');
  render(
    <HostProviders>
      <List />
    </HostProviders>,
  );
  return userEvent.setup();
}

const field = () => screen.getByLabelText('Search');

test('an open list follows the search of a link', async () => {
  const user = openList('/list?q=first');
  expect(field()).toHaveValue('first');
  await user.click(screen.getByText('?q=Blizzak'));
  await waitFor(() => expect(field()).toHaveValue('Blizzak'));
  await user.click(screen.getByText('all'));
  await waitFor(() => expect(field()).toHaveValue(''));
});

test('typing writes the address, which a link replaces later, also with what was typed before', async () => {
  const user = openList('/list');
  await user.type(field(), 'abcd');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('?q=abcd'));
  expect(field()).toHaveValue('abcd');
  await user.click(screen.getByText('?q=abc'));
  await waitFor(() => expect(field()).toHaveValue('abc'));
});

test('a change before the last one has rendered keeps it', async () => {
  const user = openList('/list?section=vehicles');
  await user.click(screen.getByText('sorted, page 2'));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      '?section=vehicles&sort=years.desc&page=2',
    ),
  );
});
