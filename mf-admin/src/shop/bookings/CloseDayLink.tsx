import { paths } from '@shop/shared-contract';
import { ButtonLink } from '@shop/shared-ui';
import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Leads to the form of a closure that begins and ends on a day such as `2026-11-23`. */
export function CloseDayLink({ day }: { day: string }) {
  const { t } = useTranslation('adminBookings');
  return (
    <ButtonLink
      size="sm"
      variant="secondary"
      icon={<CalendarX2 />}
      to={`${paths.admin('settings')}?section=closures&close=${day}`}
    >
      {t('day.close')}
    </ButtonLink>
  );
}
