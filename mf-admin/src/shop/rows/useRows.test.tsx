import { notify } from '@shop/shared-ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useRows } from './useRows';

test('notifies of each failure, but not of an earlier one once rows have been loaded', async () => {
  const notified = jest.spyOn(notify, 'error');
  const load = jest.fn<Promise<string[]>, []>().mockRejectedValue(new Error('down'));
  const queries = { retry: false, staleTime: Number.POSITIVE_INFINITY };
  const client = new QueryClient({ defaultOptions: { queries } });
  const openPage = () =>
    renderHook(() => useRows({ name: ['rows'], load, failure: 'Failed to load rows' }), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    });

  const { result, unmount } = openPage();
  await waitFor(() => expect(notified).toHaveBeenCalledTimes(1));
  await result.current.refetch();
  await waitFor(() => expect(notified).toHaveBeenCalledTimes(2));
  expect(notified).toHaveBeenLastCalledWith('Failed to load rows', { id: 'rows/load' });

  load.mockResolvedValue(['one']);
  await result.current.refetch();
  await waitFor(() => expect(result.current.data).toEqual(['one']));
  unmount();
  expect(openPage().result.current.data).toEqual(['one']);
  expect(notified).toHaveBeenCalledTimes(2);
});
