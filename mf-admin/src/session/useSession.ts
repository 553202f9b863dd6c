import { useStore } from '@shop/shared-vendor';
import { useContext } from 'react';
import { SessionContext } from './SessionContext';
import type { SessionState } from './sessionStore';

/**
 * Who is signed in, and what can be done about it.
 * @throws outside a SessionProvider
 */
export function useSession(): SessionState {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSession must be used within a SessionProvider');
  return useStore(store);
}
