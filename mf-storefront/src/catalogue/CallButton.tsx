import { callLink, formatPhone, useShop } from '@shop/shared-contract';
import { ButtonLink } from '@shop/shared-ui';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface Props {
  variant?: 'primary' | 'secondary';
  size?: 'sm';
}

export function CallButton({ variant = 'primary', size }: Props) {
  const { t } = useTranslation('catalogue');
  const { phone } = useShop();
  return (
    <ButtonLink variant={variant} size={size} icon={<Phone />} href={callLink(phone)}>
      {t('none.call', { phone: formatPhone(phone) })}
    </ButtonLink>
  );
}
