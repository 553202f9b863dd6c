import { createContext } from 'react';

interface Registry {
  /** Says of one form whether it holds something unsaved. */
  mark: (id: string, isDirty: boolean) => void;
  /** Whether anything is unsaved now. */
  isDirty: () => boolean;
  /** Does it, or asks first when something is unsaved. */
  guard: (action: () => void) => void;
}

export const UnsavedContext = createContext<Registry | null>(null);
