import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTranslations } from '../testSupport';
import { NotificationArea } from './NotificationArea';
import { notify } from './notify';

beforeAll(() => startTranslations());

// Stands in for a chunk that cannot be loaded.
let mockIsOffline = true;
jest.mock('./ToastHost', () => {
  if (mockIsOffline) throw new Error('Loading chunk failed');
  return jest.requireActual<typeof import('./ToastHost')>('./ToastHost');
});

beforeEach(() => {
  mockIsOffline = true;
});
afterEach(() => act(async () => notify.dismiss()));

test('without the toast library notifications are shown, closed and dismissed', async () => {
  render(<NotificationArea label="Notifications" />);
  act(() => void notify.error('You are offline', { id: 'offline' }));
  expect(await screen.findByText('You are offline')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline');

  await act(async () => void notify.loading('Trying'));
  expect(screen.getByText('Trying')).toBeVisible();

  const [first] = screen.getAllByRole('button', { name: /close/i });
  if (!first) throw new Error('no close button');
  await userEvent.click(first);
  expect(screen.queryByText('You are offline')).toBeNull();
  await act(async () => notify.dismiss());
  expect(screen.queryByText('Trying')).toBeNull();
});

const hasLibrary = () => document.querySelector('.Toastify') !== null;

test('once the library is loaded it shows the next notification', async () => {
  render(<NotificationArea label="Notifications" />);
  act(() => void notify.error('Not sent', { id: 'form', duration: Number.POSITIVE_INFINITY }));
  expect(await screen.findByText('Not sent')).toBeVisible();

  mockIsOffline = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getAllByText('Not sent')).toHaveLength(1);
  expect(hasLibrary()).toBe(false);
  await act(
    async () => void notify.success('Sent', { id: 'form', duration: Number.POSITIVE_INFINITY }),
  );
  expect(screen.queryByText('Not sent')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /close/i }));
  await waitFor(() => expect(hasLibrary()).toBe(true));
  expect(screen.queryByText(/sent/i)).toBeNull();

  act(() => void notify.info('Hello'));
  expect(await screen.findByText('Hello')).toBeVisible();
});
