/**
 * The data package with mocked requests, because jest has neither a sign-in service nor a database;
 * the browser tests use the real ones. Schemas, rules and errors are not mocked.
 *
 * Use: `jest.mock('@shop/shared-data/staff', () => jest.requireActual('…/fakeStaff').fakeStaff)`.
 */
import type * as Staff from '@shop/shared-data/staff';

const staff = jest.requireActual<typeof Staff>('@shop/shared-data/staff');
const isRequest = (name: string) =>
  !/Schema$|^problemsToConfirm$|^ConflictError$|^isPlaced$|^isOtherTime$|^shop(Now|Today)$|^clockError$|^watchClock$|^blankProduct$|^cleanCode$|^settingRule$|^groupSettings$|^shopInstant$|^offerValues$|^SEARCH_LIMIT$|^RECENT_LIMIT$|^NOW$|^MESSAGE_PAUSE_S$|^message(About|Of|OfEntry)$|^listNames$|^plainName$|^phoneDigits$|^isSpanish$|^identifierOf$|^parseIdentifier$|^placeholdersOf$|^REPORTED_DAYS$|^rowFailures$|^PICTURE_FAILURE$/.test(
    name,
  );

export const fakeStaff = Object.fromEntries(
  Object.entries(staff).map(([name, value]) => [name, isRequest(name) ? jest.fn() : value]),
);
