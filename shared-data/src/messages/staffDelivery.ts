import * as z from 'zod/mini';
import { parseQuery } from '../runQuery';
import { staffClient } from '../staffClient';

/**
 * Holds back what a customer was to be told of a change by staff, in the seconds before it is sent. Returns how many
 * messages; 0 when it is too late. @throws {DataError}
 */
export const holdMessages = (booking: string): Promise<number> =>
  parseQuery(staffClient().rpc('hold_messages', { p_booking: booking }), z.number());

/**
 * Whether text messages go to a phone number whose owner agreed to them: not while the shop has switched them off, and
 * not after the number opted out. @throws {DataError}
 */
export const takesSms = (phone: string): Promise<boolean> =>
  parseQuery(staffClient().rpc('takes_sms', { p_phone: phone }), z.boolean());
