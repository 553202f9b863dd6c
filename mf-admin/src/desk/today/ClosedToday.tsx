import { dayAfter, paths } from '@shop/shared-contract';
import { listBookings } from '@shop/shared-data/staff';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { ButtonLink, EmptyState } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../shop/rows/queryKeys';
import { closuresOn } from '../../shop/times/closuresOn';
import { openSpans, type Schedule } from '../../shop/times/openSpans';

/** A shop that is closed for longer has no next open day. */
const DAYS_AHEAD = 60;

export const isClosedOn = (day: string, schedule: Schedule) =>
  openSpans(day, schedule).length === 0;

function nextOpenDay(today: string, schedule: Schedule): string | undefined {
  const days = Array.from({ length: DAYS_AHEAD }, (_, after) => dayAfter(today, after + 1));
  return days.find((day) => !isClosedOn(day, schedule));
}

/** Says that the shop is closed today and why, and leads to the next open day. */
export function ClosedToday({ today, schedule }: { today: string; schedule: Schedule }) {
  const { t } = useTranslation('adminDashboard');
  const { t: tBookings } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const [closure] = closuresOn(schedule.closures, today);
  const reason = language === 'es' ? closure?.reason_es : closure?.reason;
  const next = nextOpenDay(today, schedule);
  return (
    <EmptyState
      title={reason ? t('closed.why', { reason }) : t('closed.today')}
      headingLevel={3}
      action={
        next ? (
          <NextOpenDay day={next} />
        ) : (
          <ButtonLink variant="secondary" to={`${paths.admin('settings')}?section=hours`}>
            {tBookings('board.toHours')}
          </ButtonLink>
        )
      }
    />
  );
}

function NextOpenDay({ day }: { day: string }) {
  const { t } = useTranslation('adminDashboard');
  const { language } = useLanguage();
  const { data: bookings } = useQuery({
    queryKey: [...queryKeys.bookings, day, day],
    queryFn: () => listBookings({ from: day, to: day }),
  });
  const visits = bookings?.filter(({ starts_at, status }) => starts_at && status !== 'cancelled');
  const name = formatDay(day, language, { weekday: 'long', month: 'long', day: 'numeric' });
  return (
    <ButtonLink variant="secondary" to={`${paths.admin('bookings')}?day=${day}`}>
      {visits
        ? t('closed.nextCount', { day: name, count: visits.length })
        : t('closed.next', { day: name })}
    </ButtonLink>
  );
}
