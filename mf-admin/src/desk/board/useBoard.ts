import { listBookings, listHolds } from '@shop/shared-data/staff';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchedule } from '../../shop/bookings/schedule';
import { queryKeys } from '../../shop/rows/queryKeys';
import { useRows } from '../../shop/rows/useRows';

/** Loads what the board shows of some days, `2026-11-23`, both included. */
export function useBoard(from: string, to: string) {
  const { t } = useTranslation('adminBookings');
  const schedule = useSchedule();
  const bookings = useRows({
    name: [...queryKeys.bookings, from, to],
    load: () => listBookings({ from, to }),
    failure: t('loadFailed'),
  });
  const holds = useQuery({
    queryKey: [...queryKeys.holds, from, to],
    queryFn: () => listHolds(from, to),
  });
  const queries = [schedule, bookings, holds];
  const source = useMemo(
    () =>
      schedule.data && bookings.data && holds.data
        ? {
            bays: schedule.data.bays,
            schedule: schedule.data,
            bookings: bookings.data,
            holds: holds.data,
          }
        : undefined,
    [schedule.data, bookings.data, holds.data],
  );
  return {
    bookings: bookings.data,
    /** Is the same while nothing has changed. */
    source,
    error: queries.find(({ data, error }) => !data && error)?.error,
    retry: () => {
      for (const { data, refetch } of queries) if (!data) void refetch();
    },
  };
}
