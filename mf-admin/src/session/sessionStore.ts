import {
  type Account,
  currentSession,
  onSessionChange,
  renewSession,
  signOut,
} from '@shop/shared-data/staff';
import { createStore } from '@shop/shared-vendor';
import { lookUpRights, type Rights } from './rights';

export type Session =
  | { status: 'loading' }
  | { status: 'signedOut' }
  | ({
      status: 'signedIn';
      account: Account;
      /** Came through the link for a forgotten password. */
      isRecovering: boolean;
    } & Rights);

export interface SessionState {
  session: Session;
  /** Looks at the stored session and the account's rights again. */
  recheck: () => Promise<void>;
  /** Finds out whether a session whose token the API refuses can go on. */
  renew: () => Promise<void>;
  /** Signs out; a failure is only logged. */
  leave: () => Promise<void>;
  /** The new password is set. */
  endRecovery: () => void;
  /** Follows the session until the returned function is called. */
  follow: () => () => void;
}

/** Who uses the admin area. One store per provider. */
export const createSessionStore = () =>
  createStore<SessionState>((set, get) => {
    // Look-ups may overtake each other: only the one begun last counts.
    let latest = 0;
    let isRecovering = false;

    const settle = async (account: Account | null, token?: string) => {
      latest += 1;
      const turn = latest;
      const before = get().session;
      const known =
        before.status === 'signedIn' && before.account.id === account?.id ? before : undefined;
      const rights = account && (await lookUpRights(account.id, known, token));
      if (turn !== latest) return;
      isRecovering &&= account !== null;
      set({
        session:
          account && rights
            ? { status: 'signedIn', account, ...rights, isRecovering }
            : { status: 'signedOut' },
      });
    };

    const settleOn = async (read: typeof currentSession) => {
      try {
        await settle(await read());
      } catch (error) {
        console.error('[admin] session', error);
        if (get().session.status === 'loading') set({ session: { status: 'signedOut' } });
      }
    };

    const recheck = () => settleOn(currentSession);

    // A page that Back brings out of the browser's cache may show what a sign-out has ended.
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      set({ session: { status: 'loading' } });
      void recheck();
    };

    // Another tab's sign-in has arrived in the storage: from now on every call goes with it.
    const onStored = ({ key }: StorageEvent) => {
      if (key?.endsWith('-auth-token')) void recheck();
    };

    return {
      session: { status: 'loading' },
      recheck,
      renew: () => settleOn(renewSession),
      leave: async () => {
        try {
          await signOut();
          await settle(null);
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
        window.addEventListener('pageshow', revive);
        window.addEventListener('storage', onStored);
        const stop = listen((event, account, token) => {
          // The first one is what recheck() asks for, there with a failure to tell.
          if (event === 'INITIAL_SESSION') return;
          isRecovering ||= event === 'PASSWORD_RECOVERY';
          void settle(account, token);
        });
        return () => {
          stop();
          window.removeEventListener('pageshow', revive);
          window.removeEventListener('storage', onStored);
        };
      },
    };
  });

/** Without the sign-in service there is nothing to hear; recheck() tells what is wrong with it. */
function listen(listener: Parameters<typeof onSessionChange>[0]) {
  try {
    return onSessionChange(listener);
  } catch (error) {
    console.error('[admin] session', error);
    return () => {};
  }
}
