import type { Booking } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Badge, Button, ButtonLink, Heading } from '@shop/shared-ui';
import { Car, MessageSquare, Phone, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatShopTime } from '../../format/shopTime';
import { useBayName } from '../bookings/bayName';
import { useVisitText } from '../bookings/useVisitText';
import { hasBegun } from './expectedCar';
import styles from './NextCar.module.css';

interface Props {
  booking: Booking;
  /** Milliseconds since 1970. */
  now: number;
  busy: boolean;
  onChange: (changes: { stage: 'arrived' } | { status: 'no_show' }) => void;
}

/** The car that is expected next, and what staff do about it. On a phone the buttons are at the bottom. */
export function NextCar({ booking, now, busy, onChange }: Props) {
  const { t } = useTranslation('adminDashboard');
  const { language } = useLanguage();
  const visitText = useVisitText();
  const bayName = useBayName();
  const { starts_at, bay, name, phone, vehicle, plate, notes } = booking;
  const isLate = hasBegun(booking, now);
  return (
    <article className={styles.card} aria-labelledby="next-car">
      <div className={styles.when}>
        <strong className={styles.time}>{starts_at && formatShopTime(starts_at, language)}</strong>
        {bay !== null && <span>{bayName(bay)}</span>}
        {isLate && <Badge tone="warning">{t('next.late')}</Badge>}
      </div>
      <div className={styles.who}>
        <Heading level={3} id="next-car" className={styles.name}>
          {name}
        </Heading>
        <p>{[vehicle, plate].filter(Boolean).join(', ')}</p>
        <p>{visitText(booking)}</p>
        {notes && <p className={styles.notes}>{notes}</p>}
      </div>
      <div className={styles.actions}>
        <p aria-hidden className={styles.whose}>
          {[starts_at && formatShopTime(starts_at, language), name].filter(Boolean).join(' ')}
        </p>
        <ButtonLink variant="secondary" icon={<Phone />} href={`tel:${phone}`}>
          {t('next.call')}
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          icon={<MessageSquare />}
          href={`sms:${phone.replace(/[^\d+]/g, '')}`}
        >
          {t('next.text')}
        </ButtonLink>
        <Button icon={<Car />} busy={busy} onClick={() => onChange({ stage: 'arrived' })}>
          {t('next.arrived')}
        </Button>
        {isLate && (
          <Button
            variant="secondary"
            icon={<UserX />}
            busy={busy}
            onClick={() => onChange({ status: 'no_show' })}
          >
            {t('next.noShow')}
          </Button>
        )}
      </div>
    </article>
  );
}
