import { type StoreApi, useStore } from '@shop/shared-vendor';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type Draft, type Opening, openDraft, tabDraft } from './draftStore';

const DraftContext = createContext<StoreApi<Draft> | null>(null);

interface Props {
  opening: Opening;
  children: ReactNode;
}

/** Provides the draft to the page, and stores it for the next visit. */
export function DraftProvider({ opening, children }: Props) {
  const [store] = useState(() => openDraft(opening));
  // In an effect, because prerendering for all visitors must not store a draft.
  useEffect(() => {
    tabDraft.current = store;
  }, [store]);
  return <DraftContext.Provider value={store}>{children}</DraftContext.Provider>;
}

/**
 * Returns the draft of the booking.
 * @throws outside a DraftProvider
 */
export function useDraft(): Draft {
  const store = useContext(DraftContext);
  if (!store) throw new Error('useDraft must be used within a DraftProvider');
  return useStore(store);
}
