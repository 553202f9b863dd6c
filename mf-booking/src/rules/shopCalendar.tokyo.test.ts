/**
 * @jest-environment @shop/mf-booking/src/testSupport/zonedEnvironment.cjs
 * @jest-environment-options {"timeZone": "Asia/Tokyo"}
 */
import { shopCalendarCases } from './shopCalendarCases';

test('the browser stands in Tokyo', () => {
  expect(new Date('2026-11-21T00:00:00Z').getHours()).toBe(9);
});

describe('the shop’s calendar, seen from Tokyo', shopCalendarCases);
