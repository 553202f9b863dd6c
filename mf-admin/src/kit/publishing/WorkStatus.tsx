import { clockError, type WorkState, watchClock } from '@shop/shared-data/staff';
import { type Language, localeOf, useLanguage } from '@shop/shared-i18n';
import { Container } from '@shop/shared-ui';
import { ClockAlert, MailX } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatShopMoment } from '../../shop/times/shopTime';
import { deliveryState, isSilent } from '../delivery/deliveryState';
import { useWorkState } from '../delivery/useWorkState';
import { PublicationStatus } from './PublicationStatus';
import styles from './WorkStatus.module.css';

const whole = (state: WorkState) => state;

interface Props {
  /** Whether the page is one of the desk, which reads only what does not go on. */
  isDesk: boolean;
}

/** On every page of staff: when the site was published last, and what does not go on, published or sent. */
export function WorkStatus({ isDesk }: Props) {
  const query = useWorkState(whole);
  return (
    <div className={styles.status}>
      <ClockBand />
      {query.data && <DeliveryBand state={query.data} />}
      <Container>
        <PublicationStatus query={query} isDesk={isDesk} />
      </Container>
    </div>
  );
}

/** A clock that is off by more is named. */
const OFF_MS = 5 * 60_000;

/** `2 hours` */
function formatSpan(ms: number, language: Language) {
  const minutes = Math.round(ms / 60_000);
  const [value, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 1440), 'day'];
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(localeOf(language), format).format(value);
}

/** The pages show the shop's time all the same (`shopNow`); other programs of the computer don't. */
function ClockBand() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const error = useSyncExternalStore(watchClock, clockError);
  if (Math.abs(error) <= OFF_MS) return null;
  return (
    <div role="note" className={styles.band}>
      <Container className={styles.row}>
        <ClockAlert aria-hidden="true" />
        <p>
          {t(error > 0 ? 'clock.fast' : 'clock.slow', {
            time: formatSpan(Math.abs(error), language),
          })}
        </p>
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
