/**
 * The data package with its calls replaced: jest has neither a sign-in service nor the database.
 * The real path is proved by the stories in a browser. Schemas, rules and errors stay the real ones.
 *
 * Use: `jest.mock('@shop/shared-data/staff', () => jest.requireActual('…/fakeStaff').fakeStaff)`,
 * and `fakeData` for `@shop/shared-data`.
 */
import type * as Data from '@shop/shared-data';
import type * as Staff from '@shop/shared-data/staff';

const data = jest.requireActual<typeof Data>('@shop/shared-data');
const staff = jest.requireActual<typeof Staff>('@shop/shared-data/staff');
const isCall = (name: string) => !/Schema$|^bookingMatches$/.test(name);

export const fakeStaff = Object.fromEntries(
  Object.entries(staff).map(([name, value]) => [name, isCall(name) ? jest.fn() : value]),
);

export const fakeData = {
  ...data,
  listProducts: jest.fn(),
  listContent: jest.fn(),
  listSettings: jest.fn(),
};
