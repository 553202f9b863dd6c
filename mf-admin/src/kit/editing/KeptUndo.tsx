import { createContext, type ReactNode, use, useState } from 'react';

const KeptUndo = createContext<(bar: ReactNode) => void>(() => {});

/** Returns a function that shows a bar to undo below every page of staff; the next change or undefined replaces it. */
export const useKeepUndo = () => use(KeptUndo);

/** Shows the bar of a change that takes staff to other pages, where it can still be undone. */
export function KeptUndoProvider({ children }: { children: ReactNode }) {
  const [bar, keep] = useState<ReactNode>();
  return (
    <KeptUndo value={keep}>
      {children}
      {bar}
    </KeptUndo>
  );
}
