import { Badge } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { isUnpublished, type PublicationState } from './publicationState';

interface Props {
  /** The state of the row's table; undefined while it is loading. */
  publication: PublicationState | undefined;
  updatedAt: string;
}

/** Marks a row that has been saved and is not on the public site yet; empty for other rows. */
export function PublicationBadge({ publication, updatedAt }: Props) {
  const { t } = useTranslation('adminPublishing');
  if (!isUnpublished(publication, updatedAt)) return null;
  const { state } = publication;
  return <Badge tone={state === 'failed' ? 'danger' : 'warning'}>{t(`badge.${state}`)}</Badge>;
}
