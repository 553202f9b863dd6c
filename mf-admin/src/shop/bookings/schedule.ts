import { weekdayOf } from '@shop/shared-contract';
import {
  type Bay,
  listBays,
  listClosures,
  listOpeningHours,
  listServices,
  listSlots,
  type Service,
  type Slot,
} from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { bayName } from '../names/bayName';
import { queryKeys } from '../rows/queryKeys';
import type { Schedule } from '../times/openSpans';
import { FIRST_DAY } from '../times/parseDay';

export interface ShopSchedule extends Schedule {
  bays: Bay[];
  slots: Slot[];
  services: Service[];
}

async function loadSchedule(): Promise<ShopSchedule> {
  const [bays, hours, closures, slots, services] = await Promise.all([
    listBays(),
    listOpeningHours(),
    listClosures(FIRST_DAY),
    listSlots(),
    listServices(),
  ]);
  return { bays, hours, closures, slots, services };
}

export function useSchedule() {
  const { t } = useTranslation('adminBookings');
  const select = useCallback(
    (schedule: ShopSchedule): ShopSchedule => ({
      ...schedule,
      bays: schedule.bays.map((bay) => ({
        ...bay,
        name: bayName(bay.name, (number) => t('day.bay', { bay: number })),
      })),
    }),
    [t],
  );
  return useQuery({ queryKey: queryKeys.schedule, queryFn: loadSchedule, select });
}

/** The times of day at which a booking can start on a day, `09:00`. */
export const slotsOn = (day: string, { slots }: Pick<ShopSchedule, 'slots'>) =>
  slots.filter(({ weekday }) => weekday === weekdayOf(day)).map(({ starts }) => starts);

/** Returns a function for the name of a service; while they load and for an unknown one it is the id. */
export function useServiceNameById() {
  const { language } = useLanguage();
  const { data } = useSchedule();
  return (id: string) => {
    const service = data?.services.find((row) => row.id === id);
    return (language === 'es' ? service?.name_es : service?.name) ?? id;
  };
}
