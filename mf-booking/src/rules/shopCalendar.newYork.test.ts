/**
 * @jest-environment @shop/mf-booking/src/testSupport/zonedEnvironment.cjs
 * @jest-environment-options {"timeZone": "America/New_York"}
 */
import { shopCalendarCases } from './shopCalendarCases';

test('the test runs in the time zone of New York', () => {
  expect(new Date('2026-11-21T00:00:00Z').getHours()).toBe(19);
});

describe('the shop’s calendar in a browser in New York', shopCalendarCases);
