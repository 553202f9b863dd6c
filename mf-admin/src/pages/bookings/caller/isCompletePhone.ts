import { phoneDigits } from '@shop/shared-data/staff';

/** Whether a phone number of the US is complete. */
export const isCompletePhone = (phone: string) => phoneDigits(phone).length >= 10;
