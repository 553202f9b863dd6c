import { useShop } from '@shop/shared-contract';
import { formatPhone, useTranslate } from '@shop/shared-i18n';
import { ButtonLink, EmptyState } from '@shop/shared-ui';
import { Phone, SearchX } from 'lucide-react';
import { cancelLocales } from '../../locales/cancelLocales';

/** Shown when no booking belongs to the link. */
export function BookingNotFound() {
  const t = useTranslate(cancelLocales);
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
