import {
  type Account,
  currentSession,
  isAdmin,
  needsCode,
  onSessionChange,
  renewSession,
  signOut,
} from '@shop/shared-data/staff';
import { createStore } from '@shop/shared-vendor';

interface Rights {
  isAdmin: boolean;
  /** Whether the look-up failed, so that "not an administrator" is only an assumption. */
  isUnsure: boolean;
  /** Whether the session has no rights until the second factor is confirmed. */
  needsCode: boolean;
}

export type Session =
  | { status: 'loading' }
  | { status: 'signedOut' }
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

/**
 * A failure counts as "not an administrator", unless an earlier look-up of the same account succeeded: a lost
 * connection must not interrupt the work of staff.
 */
async function fetchRights(
  accountId: string,
  previous: Rights | undefined,
  token: string | undefined,
): Promise<Rights> {
  try {
    if (await needsCode()) return { isAdmin: false, isUnsure: false, needsCode: true };
    return { isAdmin: await isAdmin(accountId, token), isUnsure: false, needsCode: false };
  } catch (error) {
    console.error('[admin] admin look-up', error);
    if (!previous) return { isAdmin: false, isUnsure: true, needsCode: false };
    const { isAdmin, isUnsure, needsCode } = previous;
    return { isAdmin, isUnsure, needsCode };
  }
}

export const createSessionStore = () =>
  createStore<SessionState>((set, get) => {
    // Look-ups may end in another order than they began: only the latest one counts.
    let latest = 0;
    let lookUps = 0;
    let isRecovering = false;

    const update = async (account: Account | null, token?: string) => {
      latest += 1;
      const current = latest;
      const { session } = get();
      const previous =
        session.status === 'signedIn' && session.account.id === account?.id ? session : undefined;
      lookUps += 1;
      const rights = account && (await fetchRights(account.id, previous, token));
      lookUps -= 1;
      if (current !== latest) return;
      isRecovering &&= account !== null;
      set({
        session:
          account && rights
            ? { status: 'signedIn', account, ...rights, isRecovering }
            : { status: 'signedOut' },
      });
    };

    const updateFrom = async (read: typeof currentSession) => {
      try {
        await update(await read());
      } catch (error) {
        console.error('[admin] session', error);
        if (get().session.status === 'loading') set({ session: { status: 'signedOut' } });
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
      if (key?.endsWith('-auth-token')) void recheck();
    };

    return {
      session: { status: 'loading' },
      recheck,
      renew: () => updateFrom(renewSession),
      leave: async () => {
        try {
          await signOut();
          await update(null);
        } catch (error) {
          console.error('[admin] sign-out', error);
        }
      },
      endRecovery: () => {
        isRecovering = false;
        const { session } = get();
        if (session.status === 'signedIn') set({ session: { ...session, isRecovering } });
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
          isRecovering ||= event === 'PASSWORD_RECOVERY';
          void update(account, token);
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
