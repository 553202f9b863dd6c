import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startWords } from '../testSupport';
import { NotificationArea } from './NotificationArea';
import { notify } from './notify';

beforeAll(() => startWords());

// The one thing a test can't have for real: a chunk that the network did not bring.
jest.mock('./ToastHost', () => {
  throw new Error('Loading chunk failed');
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('without the toast library the messages still show, close and go', async () => {
  render(<NotificationArea label="Notifications" />);
  act(() => void notify.error('You are offline', { id: 'offline' }));
  expect(await screen.findByText('You are offline')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline');

  act(() => void notify.loading('Trying'));
  expect(screen.getByText('Trying')).toBeVisible();

  const [first] = screen.getAllByRole('button', { name: /close/i });
  if (!first) throw new Error('no close button');
  await userEvent.click(first);
  expect(screen.queryByText('You are offline')).toBeNull();
  act(() => notify.dismiss());
  expect(screen.queryByText('Trying')).toBeNull();
});
