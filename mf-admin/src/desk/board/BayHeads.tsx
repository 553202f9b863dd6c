import type { Bay } from '@shop/shared-data/staff';
import { PlainButton } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './BayHeads.module.css';
import board from './BoardGrid.module.css';

interface Props {
  bays: readonly Bay[];
  /** Without it no bay can be held. */
  onBay: ((bay: number) => void) | undefined;
}

/** The headings of the bays, each of which holds its bay. On phones a row above the list. */
export function BayHeads({ bays, onBay }: Props) {
  const { t } = useTranslation('adminBookings');
  return (
    <div className={clsx(board.heads, onBay && board.holdable)}>
      {onBay && (
        <span data-screen-only className={styles.label}>
          {t('enter.holdTitle')}
        </span>
      )}
      {bays.map(({ id, name, is_active }, index) => {
        const column = { gridColumn: index + 2 };
        if (!onBay || !is_active) {
          return (
            <div
              key={id}
              aria-hidden="true"
              className={clsx(board.head, onBay && styles.unavailable)}
              style={column}
            >
              {name}
            </div>
          );
        }
        return (
          <div key={id} className={board.head} style={column}>
            {/* Buttons are not printed. */}
            <span aria-hidden="true" className={styles.printed}>
              {name}
            </span>
            <PlainButton
              className={styles.button}
              aria-label={t('board.holdBay', { bay: name })}
              title={t('board.holdBay', { bay: name })}
              onClick={() => onBay(id)}
            >
              <Lock aria-hidden="true" />
              <span>{name}</span>
            </PlainButton>
          </div>
        );
      })}
    </div>
  );
}
