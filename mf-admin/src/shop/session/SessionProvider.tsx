import { type StoreApi, useStore } from '@shop/shared-vendor';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createSessionStore, type SessionState } from './sessionStore';
import { useSessionLink } from './useSessionLink';

const SessionContext = createContext<StoreApi<SessionState> | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createSessionStore);
  useEffect(() => store.getState().follow(), [store]);
  useSessionLink();
  return <SessionContext value={store}>{children}</SessionContext>;
}

/** @throws outside a SessionProvider */
export function useSession(): SessionState {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSession must be used within a SessionProvider');
  return useStore(store);
}
