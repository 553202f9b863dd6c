/**
 * @jest-environment @shop/mf-booking/src/testSupport/zonedEnvironment.cjs
 * @jest-environment-options {"timeZone": "Asia/Tokyo"}
 */
import { shopCalendarCases } from './shopCalendarCases';

test('the test runs in the time zone of Tokyo', () => {
  expect(new Date('2026-11-21T00:00:00Z').getHours()).toBe(9);
});

describe('the shop’s calendar in a browser in Tokyo', shopCalendarCases);
