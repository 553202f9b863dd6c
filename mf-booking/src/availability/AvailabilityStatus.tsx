import { commonMessages, useMessages } from '@shop/shared-i18n';
import { Button } from '@shop/shared-ui';
import { RotateCw } from 'lucide-react';
import { bookingMessages } from '../pages/booking/messages/bookingMessages';
import styles from './AvailabilityStatus.module.css';
import type { Availability } from './useAvailability';

/** How the question for free times stands. It blocks nothing, so it is one quiet line. */
export function AvailabilityStatus({ state, reload }: Availability) {
  const t = useMessages(bookingMessages);
  const common = useMessages(commonMessages);
  return (
    <div className={styles['line']}>
      <p role="status" className={styles['text']}>
        {state !== 'ready' && t(`availability.${state}`)}
      </p>
      {state === 'failed' && (
        <Button size="sm" variant="secondary" icon={<RotateCw />} onClick={reload}>
          {common('retry')}
        </Button>
      )}
    </div>
  );
}
