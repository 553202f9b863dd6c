import { ButtonLink, Cluster } from '@shop/shared-ui';
import { MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Calls a customer, and writes a text message. */
export function ContactLinks({ phone }: { phone: string }) {
  const { t } = useTranslation('adminBookings');
  const number = phone.replace(/[^+\d]/g, '');
  if (!number) return null;
  return (
    <Cluster>
      <ButtonLink href={`tel:${number}`} size="sm" variant="secondary" icon={<Phone />}>
        {t('edit.call')}
      </ButtonLink>
      <ButtonLink href={`sms:${number}`} size="sm" variant="secondary" icon={<MessageSquare />}>
        {t('edit.text')}
      </ButtonLink>
    </Cluster>
  );
}
