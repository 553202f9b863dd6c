import { shopClock, shopDay } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { Button, formatNextTime } from '@shop/shared-ui';
import { Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { nextAvailable } from '../rules/slotStates';
import styles from './NextAvailableButton.module.css';
import type { Availability } from './useAvailability';
import { useVisitorNow } from './useVisitorNow';

interface Props {
  availability: Availability;
  onChoose: (choice: { date: string; slot: string }) => void;
}

/** A button that chooses the first open slot. Its line is there before the backend has responded. */
export function NextAvailableButton({ availability, onChoose }: Props) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const now = useVisitorNow();
  const next = nextAvailable(availability, shopClock(now));
  if (!next) return <div className={styles.line} />;
  // The half of the day stays on the line of its hour.
  const time = formatNextTime(next, shopDay(now), language).replace(/ (?=\S+$)/, '\u00a0');
  return (
    <div className={styles.line}>
      <Button size="sm" variant="secondary" icon={<Zap />} onClick={() => onChoose(next)}>
        {t('date.next', { time })}
      </Button>
    </div>
  );
}
