import { DataError, type DataErrorKind } from '@shop/shared-data';
import * as staff from '@shop/shared-data/staff';

const calls = jest.mocked(staff);
let tell: Parameters<typeof staff.onSessionChange>[0] | undefined;

const summary = { date: '2026-11-23', appointments: [], openRequests: 0, unreadMessages: 0 };

/** Everything answers, nobody is signed in, and there is an administrator somewhere. */
export function mockBackend() {
  jest.resetAllMocks();
  calls.currentSession.mockResolvedValue(null);
  calls.isAdmin.mockResolvedValue(false);
  calls.adminExists.mockResolvedValue(true);
  calls.todaySummary.mockResolvedValue(summary);
  calls.listUnpublished.mockResolvedValue([]);
  calls.signOut.mockImplementation(async () => {
    calls.currentSession.mockResolvedValue(null);
  });
  calls.onSessionChange.mockImplementation((listener) => {
    tell = listener;
    return () => {
      tell = undefined;
    };
  });
}

export const boss: staff.Account = { id: 'u1', email: 'boss@example.com' };

/** Somebody's session is stored in this browser. */
export function mockSession(account = boss, { isAdmin = true } = {}) {
  calls.currentSession.mockResolvedValue(account);
  calls.isAdmin.mockResolvedValue(isAdmin);
}

/** What the sign-in service reports by itself. */
export const emitSessionEvent = (
  event: staff.SessionEvent,
  account: staff.Account | null,
  token?: string,
) => tell?.(event, account, token);

export const dataError = (kind: DataErrorKind, code?: string, message?: string) =>
  new DataError(kind, { code, message });
