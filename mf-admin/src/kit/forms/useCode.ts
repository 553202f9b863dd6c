import { useQuery } from '@tanstack/react-query';

/**
 * Loads code when it is needed. A failure is in `error` and can be tried again; that of React's `lazy` would replace
 * the whole page, with all that is typed.
 * @param name distinguishes it from other code
 */
export const useCode = <Code>(name: string, load: () => Promise<Code>) =>
  useQuery({
    queryKey: ['code', name],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
