import { useNavigate } from '@shop/shared-vendor';
import { useCallback } from 'react';

type Values = Readonly<Record<string, string | undefined>>;

/**
 * Returns what changes values of the address's query; undefined or '' removes one. It begins with the address as it is:
 * `useSearchParams` begins with the one that was rendered last, and of two presses before the next rendering the second
 * one would undo the first.
 */
export function useChangeQuery() {
  const navigate = useNavigate();
  return useCallback(
    (values: Values, { replace = true } = {}) => {
      const query = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(values)) {
        if (value) query.set(name, value);
        else query.delete(name);
      }
      void navigate({ search: query.toString() }, { replace });
    },
    [navigate],
  );
}
