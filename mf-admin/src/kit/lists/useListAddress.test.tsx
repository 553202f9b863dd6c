import '@shop/shared-ui/test-support';
import { MemoryRouter, useLocation, useNavigate } from '@shop/shared-vendor';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useListAddress } from './useListAddress';

function List() {
  const { search, setSearch } = useListAddress();
  const navigate = useNavigate();
  return (
    <>
      <input
        aria-label="Search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
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
  render(
    <MemoryRouter initialEntries={[address]}>
      <List />
    </MemoryRouter>,
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
