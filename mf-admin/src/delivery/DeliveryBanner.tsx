import { Container } from '@shop/shared-ui';
import { MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './DeliveryBanner.module.css';
import { useDeliveryState } from './useDeliveryState';

/** The notice on every page of staff while no messages are sent to anybody; otherwise nothing. */
export function DeliveryBanner() {
  const { t } = useTranslation('admin');
  const delivery = useDeliveryState();
  if (delivery === 'sent') return null;
  return (
    <div role="note" className={styles.banner}>
      <Container className={styles.row}>
        <MailX aria-hidden="true" />
        <p>{t(`delivery.${delivery}`)}</p>
      </Container>
    </div>
  );
}
