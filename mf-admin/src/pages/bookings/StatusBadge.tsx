import type { BookingStatus } from '@shop/shared-data';
import { useTranslate } from '@shop/shared-i18n';
import { Badge } from '@shop/shared-ui';
import { bookingsLocales } from './locales/bookingsLocales';

const tones = {
  requested: 'warning',
  confirmed: 'info',
  completed: 'success',
  cancelled: 'neutral',
  no_show: 'danger',
} as const satisfies Record<BookingStatus, string>;

export function StatusBadge({ status }: { status: BookingStatus }) {
  const t = useTranslate(bookingsLocales);
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
