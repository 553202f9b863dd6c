import { DataError } from '@shop/shared-data';
import {
  type Account,
  checkSession,
  currentSession,
  isAdmin,
  needsCode,
  onSessionChange,
  renewSession,
  signOut,
} from '@shop/shared-data/staff';
import { createStore } from '@shop/shared-vendor';
import { readStoredText, store } from './storedText';

/** The account that has to choose a new password: a reload must not lead past the form. */
const RECOVERING = 'admin-recovering';
const isRecovering = ({ id }: Account) => readStoredText(RECOVERING) === id;

interface Rights {
  isAdmin: boolean;
  /** Whether the look-up failed, so that "not an administrator" is only an assumption. */
  isUnsure: boolean;
  /** Whether the session has no rights until the second factor is confirmed. */
  needsCode: boolean;
}

export type Session =
  | { status: 'loading' }
  | {
      status: 'signedOut';
      /** Whether it ended without a sign-out on this page. */
      hasEnded: boolean;
    }
  | ({
      status: 'signedIn';
      account: Account;
      /** Whether the account signed in through the link for a forgotten password. */
      isRecovering: boolean;
    } & Rights);

export interface SessionState {
  session: Session;
  recheck: () => Promise<void>;
  /** Renews a session whose token the API refuses; ends it when that is not possible. */
  renew: () => Promise<void>;
  /** Signs out; a failure is only logged. */
  leave: () => Promise<void>;
  endRecovery: () => void;
  /** Follows the session until the returned function is called. */
  follow: () => () => void;
}

const certain = { isAdmin: false, isUnsure: false, needsCode: false };

async function lookUpRights(
  accountId: string,
  token: string | undefined,
  isRenewed = false,
): Promise<Rights | 'ended'> {
  if (await needsCode()) return { ...certain, needsCode: true };
  try {
    if (await isAdmin(accountId, token)) return { ...certain, isAdmin: true };
  } catch (error) {
    if (!(error instanceof DataError) || error.kind !== 'sessionEnded') throw error;
  }
  // The database gives no rights to a session that has ended either.
  const state = await checkSession(token);
  if (state === 'ended') return state;
  if (state === 'renewed' && !isRenewed) return lookUpRights(accountId, undefined, true);
  return { ...certain, needsCode: state === 'needsCode' };
}

/**
 * A failure counts as "not an administrator", unless an earlier look-up of the same account succeeded: a lost
 * connection must not interrupt the work of staff.
 */
async function fetchRights(
  accountId: string,
  previous: Rights | undefined,
  token: string | undefined,
): Promise<Rights | 'ended'> {
  try {
    return await lookUpRights(accountId, token);
  } catch (error) {
    console.error('[admin] admin look-up', error);
    if (!previous) return { ...certain, isUnsure: true };
    const { isAdmin, isUnsure, needsCode } = previous;
    return { isAdmin, isUnsure, needsCode };
  }
}

export const createSessionStore = () =>
  createStore<SessionState>((set, get) => {
    // Look-ups may end in another order than they began: only the latest one counts.
    let latest = 0;
    let lookUps = 0;

    const update = async (account: Account | null, token?: string, hasEnded = false) => {
      latest += 1;
      const current = latest;
      const { session } = get();
      const previous =
        session.status === 'signedIn' && session.account.id === account?.id ? session : undefined;
      lookUps += 1;
      const rights = account && (await fetchRights(account.id, previous, token));
      lookUps -= 1;
      if (current !== latest) return;
      if (!account || rights === 'ended') store(RECOVERING, '');
      set({
        session:
          account && rights && rights !== 'ended'
            ? { status: 'signedIn', account, ...rights, isRecovering: isRecovering(account) }
            : { status: 'signedOut', hasEnded: hasEnded || rights === 'ended' },
      });
    };

    const updateFrom = async (read: typeof currentSession, hasEnded = false) => {
      try {
        await update(await read(), undefined, hasEnded);
      } catch (error) {
        console.error('[admin] session', error);
        if (get().session.status === 'loading') {
          set({ session: { status: 'signedOut', hasEnded } });
        }
      }
    };

    const recheck = () => updateFrom(currentSession);

    // A page from the back/forward cache may show what a sign-out has ended.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      set({ session: { status: 'loading' } });
      void recheck();
    };

    // Another tab's session has reached this tab's storage: from now on requests use it.
    const onStorage = ({ key }: StorageEvent) => {
      if (key?.endsWith('-auth-token') || key === RECOVERING) void recheck();
    };

    return {
      session: { status: 'loading' },
      recheck,
      renew: () => updateFrom(renewSession, true),
      leave: async () => {
        try {
          await signOut();
          await update(null);
        } catch (error) {
          console.error('[admin] sign-out', error);
        }
      },
      endRecovery: () => {
        store(RECOVERING, '');
        const { session } = get();
        if (session.status === 'signedIn') set({ session: { ...session, isRecovering: false } });
      },
      follow: () => {
        void recheck();
        window.addEventListener('pageshow', onPageShow);
        window.addEventListener('storage', onStorage);
        const stop = listen((event, account, token) => {
          // recheck() reads the first session, because it reports a failure.
          if (event === 'INITIAL_SESSION') return;
          // The look-up renewed the session itself: another one would do so again, without an end.
          if (event === 'TOKEN_REFRESHED' && lookUps > 0) return;
          if (event === 'PASSWORD_RECOVERY' && account) store(RECOVERING, account.id);
          void update(account, token, event === 'SESSION_ENDED');
        });
        return () => {
          stop();
          window.removeEventListener('pageshow', onPageShow);
          window.removeEventListener('storage', onStorage);
        };
      },
    };
  });

/** Listens to the sign-in service. Without it there are no events, and recheck() logs the reason. */
function listen(listener: Parameters<typeof onSessionChange>[0]) {
  try {
    return onSessionChange(listener);
  } catch (error) {
    console.error('[admin] session', error);
    return () => {};
  }
}
