import { Badge } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { type PublicationState, unpublishedState } from './publicationState';

interface Props {
  /** The state of the row's table; undefined while it is loading. */
  publication: PublicationState | undefined;
  row: { id: string; updated_at: string };
}

/** Marks a row that has been saved and is not on the public site yet; empty for other rows. */
export function PublicationBadge({ publication, row }: Props) {
  const { t } = useTranslation('adminPublishing');
  const state = unpublishedState(publication, row);
  if (!state) return null;
  return <Badge tone={state === 'failed' ? 'danger' : 'warning'}>{t(`badge.${state}`)}</Badge>;
}
