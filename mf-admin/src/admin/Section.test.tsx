import { screen } from '@testing-library/react';
import { fakeApi } from '../testSupport/fakeApi';
import { openAdmin } from '../testSupport/openAdmin';

fakeApi();
let mockIsReachable = false;
jest.mock('../office/users/UsersPage', () => {
  if (!mockIsReachable) throw new Error('Loading chunk failed');
  return { UsersPage: () => <p>The users</p> };
});

test('keeps the navigation when a section can’t be loaded, and offers a retry', async () => {
  const user = await openAdmin('/admin/users');
  expect(await screen.findByRole('alert')).toHaveTextContent('This page stopped working.');
  expect(screen.getByRole('navigation', { name: 'Admin sections' })).toBeInTheDocument();

  mockIsReachable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The users')).toBeInTheDocument();
});
