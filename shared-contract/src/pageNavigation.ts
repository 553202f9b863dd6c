import { createContext, useContext } from 'react';

/** What a router needs to show a page at the address of the shell's router, and to navigate with it. */
export interface PageNavigation {
  /** The address, without the language's prefix. */
  location: { pathname: string; search: string; hash: string; state: unknown; key: string };
  /** As routers call the history: `createHref` adds the language's prefix. */
  navigator: {
    createHref(to: string | Partial<PageNavigation['location']>): string;
    go(delta: number): void;
    push(to: string | object, state?: unknown): void;
    replace(to: string | object, state?: unknown): void;
  };
}

const Navigation = createContext<PageNavigation | null>(null);
export const PageNavigationProvider = Navigation.Provider;

/**
 * Returns the shell's address and history, for a remote with a router of its own.
 * @throws outside of a shell
 */
export function usePageNavigation(): PageNavigation {
  const navigation = useContext(Navigation);
  if (!navigation) throw new Error('usePageNavigation must be used within a shell');
  return navigation;
}
