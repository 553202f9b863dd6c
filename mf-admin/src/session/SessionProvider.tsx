import { type ReactNode, useEffect, useState } from 'react';
import { SessionContext } from './SessionContext';
import { createSessionStore } from './sessionStore';

/** Knows who is signed in, for everything inside it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createSessionStore);
  useEffect(() => store.getState().follow(), [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}
