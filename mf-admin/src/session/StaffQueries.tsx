import { DataError } from '@shop/shared-data';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { publicationsKey } from '../publishing/usePublication';
import { useSession } from './SessionProvider';

/**
 * Provides the query cache of one signed-in administrator. It is mounted inside the guard, so that
 * none of its data outlives the sign-out.
 */
export function StaffQueries({ children }: { children: ReactNode }) {
  const { recheck, renew } = useSession();
  const [client] = useState(() => {
    // A refusal may mean that the rights or the session have ended: the guard checks them again.
    const onError = (error: Error) => {
      console.error('[admin]', error);
      if (!(error instanceof DataError)) return;
      if (error.kind === 'forbidden') void recheck();
      if (error.kind === 'sessionEnded') void renew();
    };
    // Not awaited: whether a change is published must not delay the end of a save.
    const onSuccess = () => void queryClient.invalidateQueries({ queryKey: publicationsKey });
    const queryClient = new QueryClient({
      queryCache: new QueryCache({ onError }),
      mutationCache: new MutationCache({ onError, onSuccess }),
      defaultOptions: {
        // Each list has a retry button: a failure shows at once and does not wait for a network.
        queries: { retry: false, networkMode: 'always', staleTime: 15_000 },
        mutations: { networkMode: 'always' },
      },
    });
    return queryClient;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
