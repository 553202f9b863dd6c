import { shopDay } from '@shop/shared-contract';
import type { Booking, ChangeEvent } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';
import { useBayName } from '../../shop/bookings/bayName';
import { type StageOrStatus, stateOf } from '../../shop/bookings/StatusBadge';
import { useServiceNameById } from '../../shop/bookings/schedule';
import { formatShopDateTime, formatShopTime } from '../../shop/times/shopTime';

/** Columns of a booking, as far as the audit log has them. */
type Columns = Partial<Booking>;

const stateIn = ({ status = 'confirmed', stage = null }: Columns): StageOrStatus =>
  stateOf({ status, stage });

/** Returns a function that says what an event changed: `9:00 AM → 4:00 PM, Bay 1 → Bay 2`. */
export function useEventText() {
  const { t } = useTranslation('adminCard');
  const { t: tBookings } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const bayName = useBayName();
  const serviceName = useServiceNameById();

  const startText = (instant: string, other: string | null | undefined) =>
    other && shopDay(instant) === shopDay(other)
      ? formatShopTime(instant, language)
      : formatShopDateTime(instant, language);
  const waitsText = (waits: boolean | null) =>
    waits === null ? '' : tBookings(waits ? 'waits.wait' : 'waits.drop');
  const minutesText = (minutes: number | null) =>
    minutes === null ? t('history.asServices') : t('history.minutes', { minutes });

  /** `9:00 AM → 4:00 PM` of a column that changed. */
  function change<Name extends keyof Columns>(
    before: Columns,
    after: Columns,
    name: Name,
    text: (value: Booking[Name]) => string,
  ): string {
    const [old, now] = [before[name], after[name]];
    if (now === undefined) return '';
    const from = old === undefined || old === null ? '' : text(old as Booking[Name]);
    const to = text(now as Booking[Name]);
    return from ? `${from} → ${to || '–'}` : to;
  }

  return (event: ChangeEvent): string => {
    const before = (event.before ?? {}) as Columns;
    const after = (event.after ?? {}) as Columns;
    const { starts_at, bay } = after;
    const place = [
      starts_at &&
        change(before, after, 'starts_at', (instant) =>
          instant ? startText(instant, instant === starts_at ? before.starts_at : starts_at) : '',
        ),
      // A cancelled booking has no bay, which says nothing more.
      bay && change(before, after, 'bay', (id) => bayName(id ?? 0)),
    ];
    if (event.action === 'INSERT')
      return [t('history.entered'), ...place].filter(Boolean).join(', ');
    const isOtherState = after.status !== undefined || after.stage !== undefined;
    const parts = [
      isOtherState &&
        `${tBookings(`status.${stateIn(before)}`)} → ${tBookings(`status.${stateIn(after)}`)}`,
      ...place,
      change(before, after, 'minutes', minutesText),
      change(before, after, 'service', (id) => (id ? serviceName(id) : '')),
      change(before, after, 'further_services', (ids) => ids.map(serviceName).join(', ')),
      change(before, after, 'waits', waitsText),
      change(before, after, 'language', (code) => tBookings(`speaks.${code}`)),
      after.booked_anyway && after.booked_anyway.length > 0 && tBookings('anyway.booked'),
      after.called_about && t('history.called'),
      after.sms_consent && t('history.consent'),
      after.forgotten_at && t('history.erased'),
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(', ') : t('history.details');
  };
}
