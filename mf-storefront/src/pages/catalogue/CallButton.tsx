import { useShop } from '@shop/shared-contract';
import { formatPhone, useTranslate } from '@shop/shared-i18n';
import { ButtonLink } from '@shop/shared-ui';
import { Phone } from 'lucide-react';
import { catalogueLocales } from './locales/catalogueLocales';

/** Calls the shop, for what is not listed. */
export function CallButton({ variant = 'secondary' }: { variant?: 'primary' | 'secondary' }) {
  const t = useTranslate(catalogueLocales);
  const { phone } = useShop();
  return (
    <ButtonLink variant={variant} icon={<Phone />} href={`tel:${phone}`}>
      {t('none.call', { phone: formatPhone(phone) })}
    </ButtonLink>
  );
}
