/**
 * The mocked requests of staff. A test file imports it before each module that imports the data
 * package; sorted imports do so, because it precedes the other modules of this folder.
 */
import * as staff from '@shop/shared-data/staff';

jest.mock('@shop/shared-data/staff', () => jest.requireActual('./fakeStaff').fakeStaff);

export const calls = jest.mocked(staff);
