import { screen } from '@testing-library/react';
import { quietBackend, signedIn } from '../../testSupport/arrange';
import { openAdmin } from '../../testSupport/openAdmin';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);

let mockIsReachable = false;
jest.mock('../users/UsersPage', () => {
  if (!mockIsReachable) throw new Error('Loading chunk failed');
  return { UsersPage: () => 'The users' };
});

test('a section that can’t be fetched leaves the rest standing and can be tried again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  quietBackend();
  signedIn();
  const user = await openAdmin('/admin/users');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByRole('navigation', { name: 'Admin sections' })).toBeInTheDocument();

  mockIsReachable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The users')).toBeInTheDocument();
  logged.mockRestore();
});
