import { notify } from '@shop/shared-ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useRows } from './useRows';

test('each failure is announced, and none of them over rows that came since', async () => {
  const announced = jest.spyOn(notify, 'error');
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
  await waitFor(() => expect(announced).toHaveBeenCalledTimes(1));
  await result.current.refetch();
  await waitFor(() => expect(announced).toHaveBeenCalledTimes(2));
  expect(announced).toHaveBeenLastCalledWith('Failed to load rows', { id: 'rows/load' });

  load.mockResolvedValue(['one']);
  await result.current.refetch();
  await waitFor(() => expect(result.current.data).toEqual(['one']));
  unmount();
  expect(openPage().result.current.data).toEqual(['one']);
  expect(announced).toHaveBeenCalledTimes(2);
});
