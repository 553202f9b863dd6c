import { callLink, formatPhone, useShop } from '@shop/shared-contract';
import { Button, ButtonLink } from '@shop/shared-ui';
import { Phone, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './AvailabilityStatus.module.css';
import type { Availability } from './useAvailability';

/** Shows the state of the request for free times, in one line because the request blocks nothing. */
export function AvailabilityStatus({ state, reload }: Availability) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const { phone } = useShop();
  return (
    <div className={styles.line}>
      <p role="status" className={styles.text}>
        {state !== 'ready' && t(`availability.${state}`)}
      </p>
      {state === 'failed' && (
        <>
          <Button size="sm" variant="secondary" icon={<RotateCw />} onClick={reload}>
            {common('retry')}
          </Button>
          <ButtonLink size="sm" variant="secondary" icon={<Phone />} href={callLink(phone)}>
            {`${common('callUs')}: ${formatPhone(phone)}`}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
