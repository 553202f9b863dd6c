import { useTranslate } from '@shop/shared-i18n';
import { Badge } from '@shop/shared-ui';
import { publishingLocales } from './locales/publishingLocales';
import { isUnpublished, type PublicationState } from './publicationState';

interface Props {
  /** The state of the row's table; undefined while it is loading. */
  publication: PublicationState | undefined;
  /** The row's `updated_at`. */
  updatedAt: string;
}

/** Marks a row that has been saved and is not on the public site yet; empty for other rows. */
export function PublicationBadge({ publication, updatedAt }: Props) {
  const t = useTranslate(publishingLocales);
  if (!isUnpublished(publication, updatedAt)) return null;
  const { state } = publication;
  return <Badge tone={state === 'failed' ? 'danger' : 'warning'}>{t(`badge.${state}`)}</Badge>;
}
