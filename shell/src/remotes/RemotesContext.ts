import { createContext, useContext } from 'react';
import type { Remotes } from './createRemotes';

const RemotesContext = createContext<Remotes | undefined>(undefined);

export const RemotesProvider = RemotesContext.Provider;

/**
 * The remotes of this page.
 * @throws outside the provider, which needs the site's configuration
 */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes() was called outside RemotesProvider');
  return remotes;
}
