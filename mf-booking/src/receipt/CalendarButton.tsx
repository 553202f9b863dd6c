import { Button, notify } from '@shop/shared-ui';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Ticket, useCalendarFile } from './useCalendarFile';

interface Props {
  receipt: Ticket;
  variant?: 'secondary' | undefined;
}

/** Downloads the appointment's calendar file; nothing for a request, which has no time. */
export function CalendarButton({ receipt, variant }: Props) {
  const { t } = useTranslation('booking');
  const download = useCalendarFile(receipt);
  if (!download) return null;
  return (
    <Button
      variant={variant}
      icon={<CalendarPlus />}
      onClick={() => download().catch(() => notify.error(t('done.calendarFailed')))}
    >
      {t('done.calendar')}
    </Button>
  );
}
