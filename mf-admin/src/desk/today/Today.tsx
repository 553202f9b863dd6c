import { paths } from '@shop/shared-contract';
import { shopNow, todaySummary } from '@shop/shared-data/staff';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import {
  ButtonLink,
  Cluster,
  Heading,
  IconButton,
  Skeleton,
  TextLink,
  useErrorTranslator,
} from '@shop/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Lock, Plus, Printer } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeFailure } from '../../kit/lists/ChangeFailure';
import { LoadFailure } from '../../kit/lists/LoadFailure';
import { CloseDayLink } from '../../shop/bookings/CloseDayLink';
import { useSchedule } from '../../shop/bookings/schedule';
import { useBookingWatch } from '../../shop/bookings/useBookingWatch';
import { useNews } from '../../shop/news/useNews';
import { queryKeys } from '../../shop/rows/queryKeys';
import { useNow } from '../../shop/times/useNow';
import { BookingUndoBar } from '../changes/BookingUndoBar';
import { useBookingActions } from '../changes/useBookingActions';
import { CallList } from './CallList';
import { ClosedToday, isClosedOn } from './ClosedToday';
import { DayCars } from './DayCars';
import styles from './Today.module.css';

/**
 * What is to be done today. Loads again when bookings change.
 * @param props.children what is below it, and above the bar that undoes: nothing moves when that appears
 */
export function Today({ children }: { children: ReactNode }) {
  const { t } = useTranslation('adminDashboard');
  const { t: tBookings } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const { explainFailure } = useErrorTranslator();
  const { change, undo, error: changeError, failure, question } = useBookingActions();
  // Renders again as time passes: an appointment becomes late, and tomorrow is another day.
  const { today } = useNow();
  // The number beside Messages in the menu.
  const { news } = useNews();
  const { data: schedule } = useSchedule();
  const client = useQueryClient();
  const reload = useCallback(() => {
    for (const queryKey of [queryKeys.today, queryKeys.toCall]) {
      void client.invalidateQueries({ queryKey });
    }
  }, [client]);
  const enabled = useBookingWatch(reload);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.today, today],
    queryFn: () => todaySummary(today),
    enabled,
  });

  if (!data) {
    return (
      <>
        {error ? (
          <LoadFailure title={t('today.failure')} error={error} onRetry={refetch} />
        ) : (
          <Skeleton lines={4} />
        )}
        {children}
      </>
    );
  }

  const { date, appointments, openRequests, lowStock } = data;
  const isClosed = schedule && isClosedOn(date, schedule);
  const day = formatDay(date, language, { weekday: 'long', month: 'long', day: 'numeric' });
  const facts = [
    { label: t('today.appointments'), value: appointments.length, to: paths.admin('bookings') },
    { label: t('today.requests'), value: openRequests, to: paths.admin('bookings') },
    { label: t('today.unread'), value: news.messages, to: paths.admin('messages') },
    {
      label: t('today.lowStock'),
      value: lowStock,
      to: `${paths.admin('products')}?stock=low`,
    },
  ];
  return (
    <>
      <section className={styles.today} aria-labelledby="today">
        <div className={styles.head}>
          <Heading level={2} id="today" className={styles.heading}>
            {t('today.title', { day })}
          </Heading>
          <Cluster gap="sm">
            <ButtonLink size="sm" icon={<Plus />} to={`${paths.admin('bookings')}?enter=booking`}>
              {t('today.add')}
            </ButtonLink>
            <ButtonLink
              size="sm"
              variant="secondary"
              icon={<Lock />}
              to={`${paths.admin('bookings')}?enter=hold`}
            >
              {tBookings('enter.holdTitle')}
            </ButtonLink>
            {!isClosed && <CloseDayLink day={date} />}
            <IconButton
              label={tBookings('day.print')}
              icon={<Printer />}
              onClick={() => window.print()}
            />
          </Cluster>
        </div>
        {changeError && (
          <ChangeFailure title={failure ?? ''}>{explainFailure(changeError)}</ChangeFailure>
        )}
        {isClosed && <ClosedToday today={date} schedule={schedule} />}
        <CallList onChange={change} />
        {!(isClosed && appointments.length === 0) && (
          <DayCars key={date} appointments={appointments} now={shopNow()} onChange={change} />
        )}
        <dl data-screen-only className={styles.facts}>
          {facts.map(({ label, value, to }) => (
            <div key={label} className={styles.fact}>
              <dt>
                <TextLink to={to} stretched look="plain">
                  {label}
                </TextLink>
              </dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div data-screen-only className={styles.below}>
        {children}
      </div>
      {undo && <BookingUndoBar undo={undo} />}
      {question}
    </>
  );
}
