import { useShop } from '@shop/shared-contract';
import { Button, ButtonLink, Cluster, directionsAddress } from '@shop/shared-ui';
import { Navigation, Printer } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarButton } from './CalendarButton';

interface Props {
  receipt: ComponentProps<typeof CalendarButton>['receipt'];
  /** The buttons that change the appointment. */
  children?: ReactNode;
  /** The link to where it is changed. */
  link?: ReactNode;
}

/** The row of what can be done with an appointment. */
export function AppointmentActions({ receipt, children, link }: Props) {
  const { t } = useTranslation('booking');
  const { addressLine1, addressLine2 } = useShop();
  return (
    <Cluster data-screen-only>
      {children}
      <CalendarButton variant="secondary" receipt={receipt} />
      <ButtonLink
        variant="secondary"
        icon={<Navigation />}
        href={directionsAddress(`${addressLine1}, ${addressLine2}`)}
      >
        {t('done.directions')}
      </ButtonLink>
      <Button variant="quiet" icon={<Printer />} onClick={() => window.print()}>
        {t('done.print')}
      </Button>
      {link}
    </Cluster>
  );
}
