import type { Booking } from '@shop/shared-data/staff';
import type { TFunction } from 'i18next';

/** The name of a booking's customer, or what stands for one who was forgotten. */
export const customerName = (
  { name, forgotten_at }: Pick<Booking, 'name' | 'forgotten_at'>,
  t: TFunction<'adminBookings'>,
): string => (forgotten_at ? t('forgotten') : name);
