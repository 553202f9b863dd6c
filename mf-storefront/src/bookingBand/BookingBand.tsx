import { callLink, formatPhone, paths, useShop } from '@shop/shared-contract';
import { ButtonLink, Section } from '@shop/shared-ui';
import { CalendarCheck, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface Props {
  title: string;
  text: string;
}

export function BookingBand({ title, text }: Props) {
  const { t } = useTranslation('common');
  const { phone } = useShop();
  return (
    <Section
      tone="dark"
      heading={title}
      lead={text}
      actions={
        <>
          <ButtonLink size="lg" icon={<CalendarCheck />} to={paths.booking()}>
            {t('bookNow')}
          </ButtonLink>
          <ButtonLink size="lg" variant="secondary" icon={<Phone />} href={callLink(phone)}>
            {formatPhone(phone)}
          </ButtonLink>
        </>
      }
    />
  );
}
