import { callLink, textLink, useShop } from '@shop/shared-contract';
import type { Booking } from '@shop/shared-data/staff';
import { ButtonLink, Cluster } from '@shop/shared-ui';
import { Mail, MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mailLink } from './customerTexts';
import { useCustomerText } from './useCustomerText';

/** Calls the customer of a booking, and writes a text message or a mail, which is prepared. */
export function ContactLinks({ booking }: { booking: Booking }) {
  const { t } = useTranslation('adminBookings');
  const { name: shop } = useShop();
  const text = useCustomerText(booking);
  const { phone, email, reference } = booking;
  if (!phone && !email) return null;
  return (
    <Cluster>
      {phone && (
        <>
          <ButtonLink href={callLink(phone)} size="sm" variant="secondary" icon={<Phone />}>
            {t('edit.call')}
          </ButtonLink>
          <ButtonLink
            href={textLink(phone, text)}
            size="sm"
            variant="secondary"
            icon={<MessageSquare />}
          >
            {t('edit.text')}
          </ButtonLink>
        </>
      )}
      {email && (
        <ButtonLink
          href={mailLink(email, `${shop} (${reference})`, text)}
          size="sm"
          variant="secondary"
          icon={<Mail />}
        >
          {t('edit.mail')}
        </ButtonLink>
      )}
    </Cluster>
  );
}
