import * as z from 'zod/mini';
import { parseQuery } from '../runQuery';
import { staffClient } from '../staffClient';

const deliveryStates = ['sent', 'kept', 'off'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * What becomes of mails: `sent`; `kept` on the machine of a trial; `off`, when nothing has delivered them for a day. In
 * the last two cases no customer gets any. @throws {DataError}
 */
export const readDeliveryState = (): Promise<DeliveryState> =>
  parseQuery(staffClient().rpc('delivery_state'), z.enum(deliveryStates));

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
export const takesTexts = (phone: string): Promise<boolean> =>
  parseQuery(staffClient().rpc('takes_texts', { p_phone: phone }), z.boolean());
