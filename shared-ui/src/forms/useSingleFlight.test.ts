import { renderHook } from '@testing-library/react';
import { useSingleFlight } from './useSingleFlight';

function deferred() {
  const settle: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const action = jest.fn(
    (_key: string) =>
      new Promise<void>((resolve, reject) => {
        settle.push({ resolve, reject });
      }),
  );
  return { action, settle };
}

test('ignores a call while another with the same key is running', async () => {
  const { action, settle } = deferred();
  const { result } = renderHook(() => useSingleFlight(action, (key) => key));
  const first = result.current('a');
  await result.current('a');
  void result.current('b');
  expect(action.mock.calls).toEqual([['a'], ['b']]);
  settle[0]?.resolve();
  await first;
  void result.current('a');
  expect(action).toHaveBeenCalledTimes(3);
});

test('accepts the next call after a rejection, which the caller receives', async () => {
  const { action, settle } = deferred();
  const { result } = renderHook(() => useSingleFlight(action));
  const first = result.current('a');
  settle[0]?.reject(new Error('offline'));
  await expect(first).rejects.toThrow('offline');
  void result.current('a');
  expect(action).toHaveBeenCalledTimes(2);
});
