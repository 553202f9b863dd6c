import * as staff from '@shop/shared-data/staff';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { dataError } from '../../testSupport/mockBackend';
import { publication, workState } from '../../testSupport/workRows';
import { usePublication } from './usePublication';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const { readWorkState } = jest.mocked(staff);

beforeEach(() => {
  jest.useFakeTimers();
  readWorkState.mockReset();
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

test('asks once a minute when everything is published', async () => {
  readWorkState.mockResolvedValue(workState({ unpublished: [] }));
  await openSection();
  await wait(59_999);
  expect(readWorkState).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(readWorkState).toHaveBeenCalledTimes(2);
});

test('asks every two seconds until everything is published', async () => {
  readWorkState.mockResolvedValue(workState({ unpublished: [publication()] }));
  await openSection();
  await wait(1999);
  expect(readWorkState).toHaveBeenCalledTimes(1);
  await wait(2001);
  expect(readWorkState).toHaveBeenCalledTimes(3);
  readWorkState.mockResolvedValue(workState({ unpublished: [] }));
  await wait(2_000);
  expect(readWorkState).toHaveBeenCalledTimes(4);
  await wait(59_000);
  expect(readWorkState).toHaveBeenCalledTimes(4);
});

test('stops asking when the section is left', async () => {
  readWorkState.mockResolvedValue(workState({ unpublished: [publication()] }));
  const { unmount } = await openSection();
  unmount();
  await wait(60_000);
  expect(readWorkState).toHaveBeenCalledTimes(1);
});

test('keeps asking while the network is down, and keeps the last state', async () => {
  readWorkState
    .mockResolvedValueOnce(workState({ unpublished: [publication({ table_name: 'settings' })] }))
    .mockRejectedValue(dataError('offline'));
  const { result } = await openSection();
  await wait(4000);
  expect(readWorkState).toHaveBeenCalledTimes(3);
  expect(result.current).toMatchObject({ isError: true, data: { state: 'pending' } });
});

test.each(['sessionEnded', 'forbidden'] as const)('stops asking after %s', async (kind) => {
  readWorkState
    .mockResolvedValueOnce(workState({ unpublished: [publication()] }))
    .mockRejectedValue(dataError(kind));
  await openSection();
  await wait(60_000);
  expect(readWorkState).toHaveBeenCalledTimes(2);
});
