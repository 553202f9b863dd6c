import { callLink, formatPhone, paths, shopDay, textLink } from '@shop/shared-contract';
import { type Booking, type BookingChanges, messageOf } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Badge, Button, Disclosure, TextLink } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { MessageSquare, Phone } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBayName } from '../../shop/bookings/bayName';
import { customerName } from '../../shop/bookings/customerName';
import { StatusBadge } from '../../shop/bookings/StatusBadge';
import { useVisitText } from '../../shop/bookings/useVisitText';
import { formatShopTime } from '../../shop/times/shopTime';
import { nextStep } from '../card/nextStep';
import { reaches, useChannels } from '../changes/useMessageNote';
import { useIsChanging } from '../changes/useSendEdit';
import { useCustomerText } from '../contact/useCustomerText';
import styles from './DayCars.module.css';

interface Props {
  appointments: readonly Booking[];
  /** Milliseconds since 1970. */
  now: number;
  /** Is the same as long as the page is shown: rows render only when their booking changes. */
  onChange: (booking: Booking, changes: BookingChanges) => Promise<void>;
}

/** Its car has not come. */
const isExpected = ({ status, stage }: Booking) => status === 'confirmed' && stage === null;
const hasBegun = ({ starts_at }: Booking, now: number) =>
  starts_at !== null && Date.parse(starts_at) <= now;
const isOver = ({ status }: Booking) => status === 'completed' || status === 'no_show';

/** The cars of the day by time. One that is finished now keeps its place until the page is opened again. */
export function DayCars({ appointments, now, onChange }: Props) {
  const { t } = useTranslation('adminDashboard');
  const [overBefore] = useState(() => new Set(appointments.filter(isOver).map(({ id }) => id)));
  const isFolded = (booking: Booking) => overBefore.has(booking.id) && isOver(booking);
  const shown = appointments.filter((booking) => !isFolded(booking));
  const done = appointments.filter(isFolded);
  const today = shopDay(new Date(now));
  const next = shown.find((booking) => isExpected(booking) && !hasBegun(booking, now))?.id;
  const list = (bookings: Booking[], label: string) => (
    <ol className={styles.list} aria-label={label}>
      {bookings.map((booking) => (
        <CarRow
          key={booking.id}
          booking={booking}
          today={today}
          isNext={booking.id === next}
          isLate={isExpected(booking) && hasBegun(booking, now)}
          onChange={onChange}
        />
      ))}
    </ol>
  );
  return (
    <>
      {shown.length > 0 ? (
        list(shown, t('today.list'))
      ) : (
        <p className={styles.none}>{t('cars.none')}</p>
      )}
      {done.length > 0 && (
        <Disclosure title={t('cars.done', { count: done.length })}>
          {list(done, t('cars.done', { count: done.length }))}
        </Disclosure>
      )}
    </>
  );
}

interface RowProps extends Pick<Props, 'onChange'> {
  booking: Booking;
  today: string;
  /** Whether it is the first that is to come. */
  isNext: boolean;
  /** Only an appointment that has begun can be a no-show. */
  isLate: boolean;
}

const CarRow = memo(function CarRow({ booking, today, isNext, isLate, onChange }: RowProps) {
  const { t } = useTranslation('adminDashboard');
  const { t: tBookings } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const visitText = useVisitText();
  const bayName = useBayName();
  const { id, starts_at, bay, phone, vehicle, plate, notes, is_sample } = booking;
  const name = customerName(booking, tBookings);
  const step = nextStep(booking, today);
  const busy = useIsChanging(id);
  const text = useCustomerText(booking);
  const noteId = useId();
  const channels = useChannels(booking);
  const writes = step && messageOf(booking, step.changes) && reaches(channels);
  const stepText = step && tBookings(`status.${step.state}`);
  const isLater = isExpected(booking) && !isLate && !isNext;
  return (
    <li className={clsx(styles.row, isLate && styles.late)}>
      <div className={styles.when}>
        <strong className={styles.time}>{starts_at && formatShopTime(starts_at, language)}</strong>
        {bay !== null && <span>{bayName(bay)}</span>}
        {isLate || isNext ? (
          <Badge tone={isLate ? 'warning' : 'accent'}>
            {t(isLate ? 'cars.late' : 'cars.next')}
          </Badge>
        ) : (
          <StatusBadge booking={booking} />
        )}
      </div>
      <div className={styles.who}>
        <TextLink
          to={`${paths.admin('bookings')}?booking=${id}`}
          look="plain"
          className={styles.name}
        >
          {name}
        </TextLink>
        <span>
          {[vehicle, plate, visitText(booking), is_sample && tBookings('sample')]
            .filter(Boolean)
            .join(', ')}
        </span>
        {phone && <span className={styles.printed}>{formatPhone(phone)}</span>}
        {notes && <span className={styles.notes}>{notes}</span>}
      </div>
      <div className={styles.actions}>
        {phone && (
          <>
            <TextLink
              look="plain"
              href={callLink(phone)}
              aria-label={t('cars.call', { name })}
              className={styles.contact}
            >
              <Phone aria-hidden="true" />
            </TextLink>
            <TextLink
              look="plain"
              href={textLink(phone, text)}
              aria-label={t('cars.text', { name })}
              className={styles.contact}
            >
              <MessageSquare aria-hidden="true" />
            </TextLink>
          </>
        )}
        {isLate && (
          <Button
            size="sm"
            variant="secondary"
            busy={busy}
            className={styles.noShow}
            aria-label={t('cars.step', { step: t('cars.noShow'), name })}
            onClick={() => onChange(booking, { status: 'no_show' })}
          >
            {t('cars.noShow')}
          </Button>
        )}
        {writes && (
          <span id={noteId} className={styles.writes}>
            {t(`cars.writes.${channels}`)}
          </span>
        )}
        {step && (
          <Button
            size="sm"
            variant={isLater ? 'secondary' : 'primary'}
            busy={busy}
            className={styles.step}
            aria-describedby={writes ? noteId : undefined}
            aria-label={t('cars.step', { step: stepText, name })}
            onClick={() => onChange(booking, step.changes)}
          >
            {stepText}
          </Button>
        )}
      </div>
    </li>
  );
});
