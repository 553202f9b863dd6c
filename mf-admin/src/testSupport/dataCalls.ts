/**
 * The mocked requests of lists and staff. A test file imports it before each module that imports the data
 * package; sorted imports do so, because it precedes the other modules of this folder.
 */
import * as data from '@shop/shared-data';
import * as staff from '@shop/shared-data/staff';

jest.mock('@shop/shared-data', () => jest.requireActual('./fakeStaff').fakeData);
jest.mock('@shop/shared-data/staff', () => jest.requireActual('./fakeStaff').fakeStaff);

export const calls = jest.mocked({ ...data, ...staff });
