import { DataError, type DataErrorKind } from '@shop/shared-data';
import * as staff from '@shop/shared-data/staff';
import { bay, openingHours, service, slot } from './rows';
import { workState } from './workRows';

const calls = jest.mocked(staff);
const weekdays = [1, 2, 3, 4, 5];
let sessionListener: Parameters<typeof staff.onSessionChange>[0] | undefined;

const summary = {
  date: '2026-11-23',
  appointments: [],
  openRequests: 0,
  lowStock: 0,
};

/** Mocks all requests: there is no session, and an administrator exists. */
export function mockBackend() {
  jest.resetAllMocks();
  calls.currentSession.mockResolvedValue(null);
  calls.isAdmin.mockResolvedValue(false);
  calls.needsCode.mockResolvedValue(false);
  calls.checkSession.mockResolvedValue('valid');
  calls.readInvitation.mockResolvedValue('open');
  calls.emailChangeLinks.mockReturnValue(1);
  calls.adminExists.mockResolvedValue(true);
  calls.todaySummary.mockResolvedValue(summary);
  calls.readPagesProgress.mockResolvedValue({ written: 0, pages: 0 });
  calls.bookingsOutside.mockResolvedValue([]);
  calls.listBays.mockResolvedValue([bay(), bay({ id: 2 })]);
  calls.listOpeningHours.mockResolvedValue(weekdays.map((weekday) => openingHours({ weekday })));
  calls.listClosures.mockResolvedValue([]);
  calls.listOffers.mockResolvedValue([]);
  calls.removedOffers.mockResolvedValue([]);
  calls.listSlots.mockResolvedValue(
    weekdays.flatMap((weekday) =>
      ['09:00', '10:00', '13:00'].map((starts) => slot({ weekday, starts })),
    ),
  );
  calls.listServices.mockResolvedValue([
    service(),
    service({ id: 'wheel-alignment', name: 'Wheel Alignment', name_es: 'Alineación' }),
  ]);
  calls.countSamples.mockResolvedValue({ products: 0, bookings: 0, contact_messages: 0 });
  calls.listHolds.mockResolvedValue([]);
  calls.listHeldTires.mockResolvedValue([]);
  calls.listInvitations.mockResolvedValue([]);
  calls.watchBookings.mockImplementation(({ onStart }) => {
    onStart();
    return () => {};
  });
  calls.listBookingEvents.mockResolvedValue([]);
  calls.listMessageTexts.mockResolvedValue([]);
  calls.readBuiltInTexts.mockResolvedValue({ texts: [], unknown: [], pages: [] });
  calls.listDrafts.mockResolvedValue([]);
  calls.listRowDrafts.mockResolvedValue([]);
  calls.readOpenSteps.mockResolvedValue([]);
  calls.listWordings.mockResolvedValue([]);
  calls.listSent.mockResolvedValue([]);
  calls.listBookingTires.mockResolvedValue([]);
  calls.listVehicleTires.mockResolvedValue([]);
  calls.readNews.mockResolvedValue({ bookings: [], messages: 0, newestMessage: null });
  calls.readWorkState.mockResolvedValue(workState());
  calls.takesSms.mockResolvedValue(true);
  calls.listSettings.mockResolvedValue([]);
  calls.listStartTimes.mockResolvedValue([]);
  calls.listVisits.mockResolvedValue([]);
  calls.listToCall.mockResolvedValue([]);
  calls.readBooking.mockImplementation(async (id) => {
    const listed = await calls.listBookings.getMockImplementation()?.({ from: '', to: '' });
    return (listed ?? []).filter((booking) => booking.id === id);
  });
  calls.signOut.mockImplementation(async () => {
    calls.currentSession.mockResolvedValue(null);
  });
  calls.onSessionChange.mockImplementation((listener) => {
    sessionListener = listener;
    return () => {
      sessionListener = undefined;
    };
  });
}

export const administrator: staff.Account = { id: 'u1', email: 'boss@example.com' };

/** Mocks a stored session. */
export function mockSession(account = administrator, { isAdmin = true } = {}) {
  calls.currentSession.mockResolvedValue(account);
  calls.isAdmin.mockResolvedValue(isAdmin);
}

/**
 * Mocks all requests and a stored session before each test of a file, and records what is logged as
 * an error instead of printing it. Call it at the top of a test file.
 * @returns the mock that receives the errors
 */
export function mockEachTest({ isSignedIn = true } = {}): jest.Mock {
  const logged = jest.fn();
  beforeEach(() => {
    // A recovery that a test leaves open.
    localStorage.removeItem('admin-recovering');
    mockBackend();
    if (isSignedIn) mockSession();
    jest.spyOn(console, 'error').mockImplementation(logged);
  });
  afterEach(() => jest.mocked(console.error).mockRestore());
  return logged;
}

/** Emits an event of the sign-in service. */
export const emitSessionEvent = (
  event: staff.SessionEvent,
  account: staff.Account | null,
  token?: string,
) => sessionListener?.(event, account, token);

/** Another session saved this row first. */
export const conflictError = (
  stored: object,
  columns: readonly string[],
  change?: staff.LastChange,
) => new staff.ConflictError(stored, columns, change);

export const dataError = (kind: DataErrorKind, code?: string, message?: string) =>
  new DataError(kind, { code, message });
