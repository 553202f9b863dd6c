import { callLink, formatPhone, shopDay, textLink, useShop } from '@shop/shared-contract';
import type { BookingChanges, BookingToCall } from '@shop/shared-data/staff';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { Button, ButtonLink, Disclosure, Heading } from '@shop/shared-ui';
import { Check, Mail, MessageSquare, Phone } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../kit/lists/LoadFailure';
import { formatShopTime } from '../../shop/times/shopTime';
import { useIsChanging } from '../changes/useSendEdit';
import { useToCall } from '../changes/useToCall';
import { mailLink } from '../contact/customerTexts';
import { useCustomerText } from '../contact/useCustomerText';
import styles from './CallList.module.css';

/** A longer list would hide the cars of the day below it. */
const SHOWN = 3;

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

interface Props {
  onChange: (booking: BookingToCall['booking'], changes: BookingChanges) => void;
}

/** Whom staff have to call because a closure or a bay out of order hits their appointment or has changed its time, until they are ticked. */
export function CallList({ onChange }: Props) {
  const { t } = useTranslation('adminDashboard');
  const { data, error, refetch } = useToCall();
  if (!data && error) {
    return <LoadFailure title={t('calls.failure')} error={error} onRetry={refetch} />;
  }
  const toCall = (data ?? []).filter(({ booking, reason }) => booking.called_about !== reason);
  if (toCall.length === 0) return null;
  const list = (entries: BookingToCall[]) => (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <CallRow key={entry.booking.id} {...entry} onChange={onChange} />
      ))}
    </ul>
  );
  return (
    <section className={styles.calls} aria-labelledby="calls">
      <Heading level={2} id="calls" className={styles.heading}>
        {t('calls.title', { count: toCall.length })}
      </Heading>
      <p className={styles.text}>{t('calls.text')}</p>
      {list(toCall.slice(0, SHOWN))}
      {toCall.length > SHOWN && (
        <Disclosure title={t('calls.more', { count: toCall.length - SHOWN })}>
          {list(toCall.slice(SHOWN))}
        </Disclosure>
      )}
    </section>
  );
}

interface RowProps extends Props, BookingToCall {}

const CallRow = memo(function CallRow({ booking, reason, onChange }: RowProps) {
  const { t } = useTranslation('adminDashboard');
  const { t: tBookings } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const { name: shop } = useShop();
  const text = useCustomerText(booking, reason);
  const busy = useIsChanging(booking.id);
  const { name, starts_at, email, reference } = booking;
  const phone = formatPhone(booking.phone);
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <strong>{name}</strong>
        <span>
          {[
            starts_at && formatDay(shopDay(starts_at), language, DAY),
            starts_at && formatShopTime(starts_at, language),
            tBookings(`calls.reasons.${reason}`),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      {phone && (
        <>
          <ButtonLink
            size="sm"
            variant="secondary"
            icon={<Phone />}
            href={callLink(booking.phone)}
            aria-label={t('calls.call', { name, phone })}
          >
            {phone}
          </ButtonLink>
          <ButtonLink
            size="sm"
            variant="secondary"
            icon={<MessageSquare />}
            href={textLink(booking.phone, text)}
            aria-label={t('cars.text', { name })}
          >
            {tBookings('edit.text')}
          </ButtonLink>
        </>
      )}
      {email && (
        <ButtonLink
          size="sm"
          variant="secondary"
          icon={<Mail />}
          href={mailLink(email, `${shop} (${reference})`, text)}
          aria-label={t('calls.mail', { name })}
        >
          {tBookings('edit.mail')}
        </ButtonLink>
      )}
      <Button
        size="sm"
        icon={<Check />}
        busy={busy}
        aria-label={t('calls.tick', { name })}
        onClick={() => onChange(booking, { called_about: reason })}
      >
        {t('calls.called')}
      </Button>
    </li>
  );
});
