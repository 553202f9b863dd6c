import { paths } from '@shop/shared-contract';
import { todaySummary } from '@shop/shared-data/staff';
import { formatDay, useLanguage, useTranslate } from '@shop/shared-i18n';
import { Heading, Skeleton, TextLink } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { formatShopTime } from '../../format/shopTime';
import { LoadFailure } from '../../lists/LoadFailure';
import { queryKeys } from '../../lists/queryKeys';
import { dashboardLocales } from './locales/dashboardLocales';
import styles from './TodaySummary.module.css';

/** Today's appointments, open requests and unread messages. */
export function TodaySummary() {
  const t = useTranslate(dashboardLocales);
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery({ queryKey: queryKeys.today, queryFn: todaySummary });

  if (!data) {
    return error ? (
      <LoadFailure title={t('today.failure')} error={error} onRetry={refetch} />
    ) : (
      <Skeleton lines={4} />
    );
  }

  const { date, appointments, openRequests, unreadMessages } = data;
  const next = appointments.find(
    ({ starts_at, status }) =>
      status === 'confirmed' && starts_at && Date.parse(starts_at) > Date.now(),
  );
  const day = formatDay(date, language, { weekday: 'long', month: 'long', day: 'numeric' });
  const facts = [
    { label: t('today.appointments'), value: appointments.length, to: paths.admin('bookings') },
    {
      label: t('today.next'),
      value: next?.starts_at
        ? t('today.nextValue', { time: formatShopTime(next.starts_at, language), name: next.name })
        : t('today.nextNone'),
      to: paths.admin('bookings'),
    },
    { label: t('today.requests'), value: openRequests, to: paths.admin('bookings') },
    { label: t('today.unread'), value: unreadMessages, to: paths.admin('messages') },
  ];
  return (
    <section className={styles.today} aria-labelledby="today">
      <Heading level={2} id="today" className={styles.heading}>
        {t('today.title', { day })}
      </Heading>
      <dl className={styles.facts}>
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
  );
}
