import { type StoreApi, useStore } from '@shop/shared-vendor';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createDraft, type Draft, type Step } from './draftStore';

const DraftContext = createContext<StoreApi<Draft> | null>(null);

interface Props {
  /** The step to open at. */
  step: Step;
  children: ReactNode;
}

/** Holds one draft for the page. */
export function DraftProvider({ step, children }: Props) {
  const [store] = useState(() => {
    const draft = createDraft();
    // Not the initial state: that is what prerendered HTML shows, and it always shows step 1.
    draft.setState({ step });
    return draft;
  });
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
