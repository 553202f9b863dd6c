import { callLink, textLink } from '@shop/shared-contract';
import { ButtonLink, Cluster } from '@shop/shared-ui';
import { MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Calls a customer, and writes a text message. */
export function ContactLinks({ phone }: { phone: string }) {
  const { t } = useTranslation('adminBookings');
  if (!phone) return null;
  return (
    <Cluster>
      <ButtonLink href={callLink(phone)} size="sm" variant="secondary" icon={<Phone />}>
        {t('edit.call')}
      </ButtonLink>
      <ButtonLink href={textLink(phone)} size="sm" variant="secondary" icon={<MessageSquare />}>
        {t('edit.text')}
      </ButtonLink>
    </Cluster>
  );
}
