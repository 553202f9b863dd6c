import * as staff from '@shop/shared-data/staff';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { dataError } from '../testSupport/mockBackend';
import { publication } from '../testSupport/rows';
import { usePublication } from './usePublication';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../testSupport/fakeStaff').fakeStaff,
);
const { listUnpublished } = jest.mocked(staff);

beforeEach(() => {
  jest.useFakeTimers();
  listUnpublished.mockReset();
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function openSection() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const opened = renderHook(() => usePublication('settings'), { wrapper });
  await wait(0);
  return opened;
}

test('asks once when everything is published', async () => {
  listUnpublished.mockResolvedValue([]);
  await openSection();
  await wait(60_000);
  expect(listUnpublished.mock.calls).toEqual([['settings']]);
});

test('asks every two seconds until everything is published', async () => {
  listUnpublished.mockResolvedValue([publication()]);
  await openSection();
  await wait(1999);
  expect(listUnpublished).toHaveBeenCalledTimes(1);
  await wait(2001);
  expect(listUnpublished).toHaveBeenCalledTimes(3);
  listUnpublished.mockResolvedValue([]);
  await wait(60_000);
  expect(listUnpublished).toHaveBeenCalledTimes(4);
});

test('stops asking when the section is left', async () => {
  listUnpublished.mockResolvedValue([publication()]);
  const { unmount } = await openSection();
  unmount();
  await wait(60_000);
  expect(listUnpublished).toHaveBeenCalledTimes(1);
});

test('keeps asking while the network is down, and keeps the last state', async () => {
  listUnpublished.mockResolvedValueOnce([publication()]).mockRejectedValue(dataError('offline'));
  const { result } = await openSection();
  await wait(4000);
  expect(listUnpublished).toHaveBeenCalledTimes(3);
  expect(result.current).toMatchObject({ isError: true, data: { state: 'pending' } });
});

test.each(['sessionEnded', 'forbidden'] as const)('stops asking after %s', async (kind) => {
  listUnpublished.mockResolvedValueOnce([publication()]).mockRejectedValue(dataError(kind));
  await openSection();
  await wait(60_000);
  expect(listUnpublished).toHaveBeenCalledTimes(2);
});
