import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTranslations } from '../testSupport';
import { NotificationArea } from './NotificationArea';
import { notify } from './notify';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeAll(() => startTranslations());

beforeEach(() => {
  jest.useFakeTimers();
  // The timer stops while the window is in the background, as a test's window is.
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});

afterEach(() => {
  act(() => notify.dismiss());
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const area = () => render(<NotificationArea label="Notifications" />);

test.each([
  ['success', 2000],
  ['error', 4000],
  ['info', 4000],
  ['blank', 4000],
  ['custom', 4000],
] as const)('a notification of kind %s is shown for %d ms', async (kind, duration) => {
  area();
  act(() => void notify[kind]('Words'));
  expect(await screen.findByText('Words')).toBeVisible();
  await pass(duration - 1);
  expect(screen.getByText('Words')).toBeVisible();
  await pass(1);
  expect(screen.queryByText('Words')).toBeNull();
});

test('a loading notification is shown until it is dismissed', async () => {
  area();
  let id = '';
  act(() => {
    id = notify.loading('Sending…');
  });
  await screen.findByText('Sending…');
  await pass(3_600_000);
  expect(screen.getByText('Sending…')).toBeVisible();
  act(() => notify.dismiss(id));
  expect(screen.queryByText('Sending…')).toBeNull();
});

test('a result replaces a loading notification and has its own duration', async () => {
  area();
  act(() => void notify.loading('Sending…', { id: 'message' }));
  await screen.findByText('Sending…');
  await pass(10_000);
  act(() => void notify.success('Sent', { id: 'message' }));
  await pass(0);
  expect(screen.queryByText('Sending…')).toBeNull();
  expect(screen.getByText('Sent')).toBeVisible();
  await pass(2000);
  expect(screen.queryByText('Sent')).toBeNull();
});

test('the success of an action replaces the failure that the same action reported', async () => {
  area();
  act(() => {
    notify.outcome('products/1/save').failed('Product 1 not saved');
    notify.outcome('products/2/save').failed('Product 2 not saved');
  });
  await screen.findByText('Product 1 not saved');
  act(() => notify.outcome('products/1/save').succeeded('Product 1 saved'));
  await pass(0);
  expect(screen.queryByText('Product 1 not saved')).toBeNull();
  expect(screen.getByText('Product 1 saved')).toBeVisible();
  expect(screen.getByText('Product 2 not saved')).toBeVisible();
});

test('a success without a text removes the failure that the same action reported', async () => {
  area();
  act(() => notify.outcome('messages/1/read').failed('Message not marked'));
  await screen.findByText('Message not marked');
  act(() => notify.outcome('messages/1/read').succeeded());
  expect(screen.queryByText('Message not marked')).toBeNull();
});

test('does not load the toast library for a dismissal', async () => {
  area();
  act(() => notify.dismiss('nothing'));
  await pass(0);
  expect(document.querySelector('.Toastify')).toBeNull();
});

test('a page can set the duration', async () => {
  area();
  act(() => void notify.success('Booked', { duration: 5000 }));
  await screen.findByText('Booked');
  await pass(4999);
  expect(screen.getByText('Booked')).toBeVisible();
  await pass(1);
  expect(screen.queryByText('Booked')).toBeNull();
});

test('shows at most twenty at once, and the next when one is dismissed', async () => {
  area();
  act(() => {
    for (let number = 1; number <= 22; number += 1) {
      notify.loading(`Message ${number}.`, { id: `m${number}` });
    }
  });
  await screen.findByText('Message 1.');
  expect(screen.getAllByText(/^Message/)).toHaveLength(20);
  expect(screen.queryByText('Message 21.')).toBeNull();
  act(() => notify.dismiss('m3'));
  await pass(0);
  expect(screen.getAllByText(/^Message/)).toHaveLength(20);
  expect(screen.getByText('Message 21.')).toBeVisible();
});

test('has a close button, unless the page disables it', async () => {
  area();
  act(() => void notify.info('Closable'));
  await screen.findByText('Closable');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Closable')).toBeNull();
  act(() => void notify.info('Stubborn', { closable: false }));
  await screen.findByText('Stubborn');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the timer stops while the mouse or the focus is on the notification', async () => {
  area();
  act(() => void notify.error('Read me'));
  await user.hover(await screen.findByText('Read me'));
  await pass(20_000);
  expect(screen.getByText('Read me')).toBeVisible();
  await user.unhover(screen.getByText('Read me'));
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await pass(20_000);
  expect(screen.getByText('Read me')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  await pass(4000);
  expect(screen.queryByText('Read me')).toBeNull();
});

test('an error has the role alert, other kinds have the role status', async () => {
  area();
  act(() => {
    notify.error('Not sent');
    notify.success('Sent');
  });
  await screen.findByText('Sent');
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
  expect(screen.getByRole('status')).toHaveTextContent('Sent');
});

test('shows a notification that was requested before the area was mounted', async () => {
  notify.info('Early');
  area();
  expect(await screen.findByText('Early')).toBeVisible();
});
