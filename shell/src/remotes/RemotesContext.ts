import { createContext } from 'react';
import { useRequiredContext } from '../page/useRequiredContext';
import type { Remotes } from './createRemotes';

const RemotesContext = createContext<Remotes | undefined>(undefined);
RemotesContext.displayName = 'RemotesContext';

export const RemotesProvider = RemotesContext.Provider;

/** Throws before the site's configuration is loaded. */
export const useRemotes = () => useRequiredContext(RemotesContext);
