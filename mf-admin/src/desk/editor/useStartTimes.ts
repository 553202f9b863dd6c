import { type Booking, type BookingForm, listStartTimes } from '@shop/shared-data/staff';
import { formatTime, useLanguage } from '@shop/shared-i18n';
import type { SchemaForm } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBayName } from '../../shop/bookings/bayName';
import { queryKeys } from '../../shop/rows/queryKeys';

interface Options {
  /** The booking that the form changes, which takes no bay. */
  booking?: Booking | undefined;
  /** Whether a past time cannot be chosen. */
  startsLater?: boolean;
  /** Another day than that of the form. */
  of?: string;
}

/** What a visit can last, in minutes, as the database allows it. */
const mayLast = (minutes: number) => minutes >= 5 && minutes <= 720;

/** Marks times and bays that are not free for the visit, as far as the database has responded. */
export function useStartTimes(
  form: SchemaForm<BookingForm>['form'],
  { booking, startsLater = false, of }: Options,
) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const bayName = useBayName();
  const [service, further_services, ownDay, chosen, bay, typedMinutes] = form.watch([
    ...(['service', 'further_services', 'requested_date'] as const),
    ...(['requested_slot', 'bay', 'minutes'] as const),
  ]);
  const day = of ?? ownDay;
  const minutes = mayLast(Number(typedMinutes)) ? Number(typedMinutes) : null;
  const query = {
    day,
    services: service ? [...new Set([service, ...further_services])] : [],
    minutes,
    except: booking?.id,
  };
  const { data: times } = useQuery({
    queryKey: [...queryKeys.startTimes, query],
    queryFn: () => listStartTimes(query),
    enabled: day !== '',
  });
  const timeAt = (slot: string) => times?.find((time) => time.slot === slot);

  /** Why the visit cannot start at a time: a key of `times.*`. */
  const problemAt = (slot: string) => {
    const time = timeAt(slot);
    if (!time) return undefined;
    if (startsLater && time.is_past) return 'past';
    if (time.bays === null) return 'outside';
    return time.bays.length === 0 ? 'full' : undefined;
  };
  const bays = timeAt(chosen)?.bays;
  return {
    /** Undefined until they are loaded. */
    times,
    /** A time of the list. One that is over cannot be chosen, unless the booking has it. */
    slotOption: (value: string) => {
      const time = formatTime(value, language);
      const problem = problemAt(value);
      if (problem) {
        const isOwn = day === booking?.requested_date && value === booking.requested_slot;
        return {
          value,
          label: t(`times.${problem}`, { time }),
          disabled: problem === 'past' && !isOwn,
        };
      }
      const isElsewhere = bay && timeAt(value)?.bays?.includes(Number(bay)) === false;
      return {
        value,
        label: isElsewhere ? t('times.notIn', { time, bay: bayName(Number(bay)) }) : time,
      };
    },
    bayOption: (id: number, name: string) => ({
      value: String(id),
      label: bays?.includes(id) === false ? t('times.bayTaken', { bay: name }) : name,
    }),
  };
}
