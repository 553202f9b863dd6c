import { useLanguage } from '@shop/shared-i18n';
import { Badge } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { formatShopSecond } from '../../shop/times/shopTime';
import { type PublicationState, unpublishedState, visibleSince } from './publicationState';

interface Props {
  /** The state of the row's table; undefined while it is loading. */
  publication: PublicationState | undefined;
  row: { id: string; updated_at: string };
  /** False for a row that is published and that no visitor sees, such as one that is hidden. */
  isVisible?: boolean;
}

/** Marks a row that has been saved and is not on the public site yet, or is since some minutes; empty for other rows. */
export function PublicationBadge({ publication, row, isVisible = true }: Props) {
  const { t } = useTranslation('adminPublishing');
  const { language } = useLanguage();
  const state = unpublishedState(publication, row);
  const since = visibleSince(publication, row);
  if (since) {
    const time = formatShopSecond(since, language);
    return (
      <Badge tone="success">{t(isVisible ? 'badge.visible' : 'badge.upToDate', { time })}</Badge>
    );
  }
  if (!state) return null;
  return <Badge tone={state === 'failed' ? 'danger' : 'warning'}>{t(`badge.${state}`)}</Badge>;
}
