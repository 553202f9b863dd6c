import { type StoreApi, useStore } from '@shop/shared-vendor';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Draft, Opening } from './draftStore';
import { keptDraft, openDraft } from './openDraft';

const DraftContext = createContext<StoreApi<Draft> | null>(null);

interface Props {
  opening: Opening;
  children: ReactNode;
}

/** Holds the draft for the page, and keeps it for the next visit. */
export function DraftProvider({ opening, children }: Props) {
  const [store] = useState(() => openDraft(opening));
  // Once the page is there: what is rendered ahead, for all visitors, is nobody's draft.
  useEffect(() => {
    keptDraft.current = store;
  }, [store]);
  return <DraftContext.Provider value={store}>{children}</DraftContext.Provider>;
}

/**
 * The booking in the making.
 * @throws outside a DraftProvider
 */
export function useDraft(): Draft {
  const store = useContext(DraftContext);
  if (!store) throw new Error('useDraft must be used within a DraftProvider');
  return useStore(store);
}
