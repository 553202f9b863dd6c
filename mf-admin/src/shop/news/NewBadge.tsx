import { Badge } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { useNews } from './useNews';

/** Marks a booking that staff have not seen yet. */
export function NewBadge({ booking }: { booking: string }) {
  const { t } = useTranslation('admin');
  const { news } = useNews();
  if (!news.bookings.some(({ id }) => id === booking)) return null;
  return <Badge tone="warning">{t('news.new')}</Badge>;
}
