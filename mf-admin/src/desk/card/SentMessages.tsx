import { type Booking, listSent, notSentReasons, type SentMessage } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Disclosure, Skeleton, useErrorTranslator } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDeliveryState } from '../../kit/delivery/useDeliveryState';
import { queryKeys } from '../../shop/rows/queryKeys';
import { formatShopDateTime } from '../../shop/times/shopTime';
import styles from './BookingHistory.module.css';

export function SentMessages({ booking }: { booking: Booking }) {
  const { t } = useTranslation('adminBookings');
  const { explainLoadFailure } = useErrorTranslator();
  const { data, error } = useQuery({
    queryKey: [...queryKeys.bookings, 'sent', booking.id],
    queryFn: () => listSent(booking.id),
  });
  return (
    <Disclosure title={t('sent.title')}>
      {!data && (error ? <p>{explainLoadFailure(error)}</p> : <Skeleton lines={2} />)}
      {data?.length === 0 && <p>{booking.email ? t('sent.empty') : t('sent.noAddress')}</p>}
      {data && data.length > 0 && (
        <ol className={styles.events}>
          {data.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
    </Disclosure>
  );
}

/** What became of a message, and what will: where no mail is sent, nothing is called so. */
const outcomes = {
  sent: ['sent', 'pending'],
  stuck: ['sent', 'late'],
  kept: ['kept', 'pending'],
  off: ['handedOver', 'waiting'],
} as const;

function Message({ message }: { message: SentMessage }) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const { kind, recipient, state, due_at, sent_at, attempts, reason } = message;
  const delivery = useDeliveryState();
  const when = formatShopDateTime(sent_at ?? due_at, language);
  const [sent, expected] = outcomes[delivery];
  // One that an attempt has failed with waits for the next one.
  const pending = attempts > 0 && expected === 'pending' ? 'late' : expected;
  const outcome = { sent, pending, failed: 'failed' } as const;
  const known = notSentReasons.find((name) => name === reason);
  return (
    <li>
      <span
        className={styles.when}
      >{`${t(`sent.${outcome[state]}`, { when })} · ${recipient}`}</span>
      <span>{t(`sent.kinds.${kind ?? 'other'}`)}</span>
      {state !== 'sent' && reason && (
        <span className={styles.when}>{known ? t(`sent.reasons.${known}`) : reason}</span>
      )}
    </li>
  );
}
