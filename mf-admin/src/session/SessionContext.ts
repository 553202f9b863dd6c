import type { StoreApi } from '@shop/shared-vendor';
import { createContext } from 'react';
import type { SessionState } from './sessionStore';

export const SessionContext = createContext<StoreApi<SessionState> | null>(null);
