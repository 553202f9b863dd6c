import { useShop } from '@shop/shared-contract';
import { formatPhone, useMessages } from '@shop/shared-i18n';
import { ButtonLink, EmptyState } from '@shop/shared-ui';
import { Phone, SearchX } from 'lucide-react';
import { cancelMessages } from './messages/cancelMessages';

/** No booking has this link. */
export function NotFound() {
  const t = useMessages(cancelMessages);
  const { phone } = useShop();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <ButtonLink variant="secondary" icon={<Phone />} href={`tel:${phone}`}>
          {formatPhone(phone)}
        </ButtonLink>
      }
    />
  );
}
