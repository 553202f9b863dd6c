import { formatTime, useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';
import { type Span, timeOf } from '../../shop/times/minutes';

interface Props {
  span: Span;
  className: string | undefined;
}

/** The time of what has none in the grid, for the list and for screen readers: `9:00 AM to 9:45 AM`. */
export function SpanText({ span: { from, to }, className }: Props) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  return (
    <span className={className}>
      {t('day.span', {
        from: formatTime(timeOf(from), language),
        to: formatTime(to === 1440 ? '00:00' : timeOf(to), language),
      })}
    </span>
  );
}
