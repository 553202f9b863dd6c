import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoBar } from '../../kit/editing/UndoBar';
import { ChangeFailure } from '../../kit/lists/ChangeFailure';
import { customerName } from '../../shop/bookings/customerName';
import styles from './CancelManyReport.module.css';
import type { CancelMany } from './useCancelMany';
import { useManyMessagesNote } from './useManyMessagesNote';

/** Which bookings were not cancelled or restored, and why. */
export function RefusedBookings({ many: { report } }: { many: CancelMany }) {
  const { t } = useTranslation('adminCancelMany');
  const { t: tBookings } = useTranslation('adminBookings');
  const box = useRef<HTMLDivElement>(null);
  // The buttons that were pressed are gone; where something can be undone, the bar takes the focus.
  const takesFocus = report?.cancelled.length === 0 && report.refused.length > 0;
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  if (!report || report.refused.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <ChangeFailure title={t(`refused.${report.kind}`, { count: report.refused.length })}>
        <ul className={styles.list}>
          {report.refused.map(({ booking, problem, status }) => (
            <li key={booking.id}>
              {t(`refused.${problem}`, {
                name: customerName(booking, tBookings),
                reference: booking.reference,
                status: tBookings(`status.${status}`),
              })}
            </li>
          ))}
        </ul>
      </ChangeFailure>
    </div>
  );
}

/** How many bookings were cancelled and what goes out about it, and the button that restores them. */
export function CancelManyUndoBar({ many }: { many: CancelMany }) {
  const { t } = useTranslation('adminCancelMany');
  const messagesText = useManyMessagesNote();
  const { report, isLate, restore } = many;
  if (!report || report.cancelled.length === 0) return null;
  const { cancelled } = report;
  return (
    <UndoBar
      key={cancelled[0]?.id}
      text={t('cancelled', { count: cancelled.length })}
      onUndo={() => restore(report)}
    >
      <span className={styles.messages}>{messagesText.after(cancelled, isLate)}</span>
    </UndoBar>
  );
}
