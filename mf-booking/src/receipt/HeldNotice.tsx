import { useShop } from '@shop/shared-contract';
import { formatDay, formatPhone, formatTime, useLanguage } from '@shop/shared-i18n';
import { FormStatus, shopClock, TextLink } from '@shop/shared-ui';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

interface Props {
  /** When the booking ends, as ISO 8601. */
  until: string;
  children?: ReactNode;
}

/** Says until when a booking is held, because its phone number cannot be dialled, and how to keep it. */
export function HeldNotice({ until, children }: Props) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const { phone } = useShop();
  const [day = '', time = ''] = shopClock(new Date(until)).slice(0, 16).split('T');
  return (
    <FormStatus tone="info">
      <p>
        <Trans
          t={t}
          i18nKey="done.held"
          values={{
            until: `${formatDay(day, language)}, ${formatTime(time, language)}`,
            phone: formatPhone(phone),
          }}
          components={{ call: <TextLink href={`tel:${phone}`} /> }}
        />
      </p>
      {children}
    </FormStatus>
  );
}
