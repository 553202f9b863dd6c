import type { WorkState } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Container } from '@shop/shared-ui';
import { MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatShopMoment } from '../../shop/times/shopTime';
import { deliveryState, isSilent } from '../delivery/deliveryState';
import { useWorkState } from '../delivery/useWorkState';
import { PublicationStatus } from './PublicationStatus';
import styles from './WorkStatus.module.css';

const whole = (state: WorkState) => state;

/** On every page of staff: when the site was published last, and what does not go on, published or sent. */
export function WorkStatus() {
  const query = useWorkState(whole);
  return (
    <div className={styles.status}>
      {query.data && <DeliveryBand state={query.data} />}
      <Container className={styles.line}>
        <PublicationStatus query={query} />
      </Container>
    </div>
  );
}

function DeliveryBand({ state }: { state: WorkState }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const delivery = deliveryState(state);
  if (delivery === 'sent') return null;
  const { seen, waits, failed, reason } = state.messages;
  const hasFailed = failed !== null && waits !== null && Date.parse(failed) >= Date.parse(waits);
  const isTried = hasFailed && !isSilent(seen, state.now);
  const sentence = delivery === 'stuck' && !isTried ? 'silent' : delivery;
  return (
    <div role="note" className={styles.band}>
      <Container className={styles.row}>
        <MailX aria-hidden="true" />
        <p>
          {t(`delivery.${sentence}`, {
            time: waits === null ? '' : formatShopMoment(waits, language),
            reason: reason.trim().replace(/\.$/, ''),
          })}
        </p>
      </Container>
    </div>
  );
}
