import type { BookingStatus } from '@shop/shared-data';
import { useMessages } from '@shop/shared-i18n';
import { Badge } from '@shop/shared-ui';
import { bookingsMessages } from './messages/bookingsMessages';
import { statusKey } from './statusKey';

const tones = {
  requested: 'warning',
  confirmed: 'info',
  completed: 'success',
  cancelled: 'neutral',
  no_show: 'danger',
} as const;

export function StatusBadge({ status }: { status: BookingStatus }) {
  const t = useMessages(bookingsMessages);
  return <Badge tone={tones[status]}>{t(statusKey(status))}</Badge>;
}
