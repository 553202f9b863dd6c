import { setImmediate } from 'node:timers/promises';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeApi, offline, refusal } from '../../testSupport/fakeApi';
import { publication, workState } from '../../testSupport/workRows';
import { usePublication } from './usePublication';

const WORK = 'rpc/work_state';
const api = fakeApi();
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const publish = (...unpublished: ReturnType<typeof publication>[]) =>
  api.define('work_state', () => workState({ unpublished }));
const requests = () => api.sent(WORK).length;

async function openSection() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const opened = renderHook(() => usePublication('settings'), { wrapper });
  /** Lets time pass, at the end of which a request that it started is answered. */
  const wait = (ms: number) =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(ms);
      while (client.isFetching() > 0) {
        await setImmediate();
        await jest.advanceTimersByTimeAsync(0);
      }
    });
  await wait(0);
  return { ...opened, wait };
}

test('asks once a minute when everything is published', async () => {
  publish();
  const { wait } = await openSection();
  await wait(59_999);
  expect(requests()).toBe(1);
  await wait(1);
  expect(requests()).toBe(2);
});

test('asks every two seconds until everything is published', async () => {
  publish(publication());
  const { wait } = await openSection();
  await wait(1999);
  expect(requests()).toBe(1);
  await wait(1);
  expect(requests()).toBe(2);
  publish();
  await wait(2000);
  expect(requests()).toBe(3);
  await wait(59_000);
  expect(requests()).toBe(3);
});

test('stops asking when the section is left', async () => {
  publish(publication());
  const { unmount, wait } = await openSection();
  unmount();
  await wait(60_000);
  expect(requests()).toBe(1);
});

test('keeps asking while the network is down, and keeps the last state', async () => {
  publish(publication({ table_name: 'settings' }));
  const { result, wait } = await openSection();
  for (const count of [2, 3]) {
    api.once('POST', WORK, offline);
    await wait(2000);
    expect(requests()).toBe(count);
  }
  expect(result.current).toMatchObject({ isError: true, data: { state: 'pending' } });
});

test.each([
  ['the session has ended', refusal(401, 'JWT expired', 'PGRST303')],
  ['the rights are gone', refusal(403, 'permission denied', '42501')],
])('stops asking once %s', async (_, refuse) => {
  publish(publication());
  const { wait } = await openSection();
  api.define('work_state', refuse);
  await wait(2000);
  expect(requests()).toBe(2);
  await wait(60_000);
  expect(requests()).toBe(2);
});
