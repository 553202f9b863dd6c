import { formatTime, useLanguage } from '@shop/shared-i18n';
import { PlainButton, VisuallyHidden } from '@shop/shared-ui';
import { Plus } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBayName } from '../../shop/bookings/bayName';
import { QUARTER, timeOf } from '../../shop/times/minutes';
import type { Occupied } from './boardDay';
import { pressedTime } from './dropPlace';
import styles from './GapButton.module.css';
import { SpanText } from './SpanText';

export interface PressedGap {
  bay: number;
  /** The quarter of an hour that was pressed. */
  slot: string;
  /** Until when the bay is free, in minutes since midnight. */
  to: number;
}

interface Props {
  gap: Occupied;
  onGap: (gap: PressedGap) => void;
}

/** A free time of a bay. In the grid it means the time that is pressed; in the list, and by keyboard, its first one. */
export function GapButton({ gap, onGap }: Props) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const bayName = useBayName();
  const [pointed, setPointed] = useState<number>();
  const { bay, from, to } = gap;
  return (
    <PlainButton
      className={styles.free}
      onMouseMove={(event) => setPointed(isInGrid(event) ? timeAt(event, gap) : undefined)}
      onMouseLeave={() => setPointed(undefined)}
      onClick={(event) => {
        const isPointed = event.detail > 0 && isInGrid(event);
        const start = isPointed ? timeAt(event, gap) : pressedTime(gap, 0);
        onGap({ bay, slot: timeOf(start), to });
      }}
    >
      {pointed === undefined ? (
        <Plus aria-hidden="true" />
      ) : (
        <span
          aria-hidden="true"
          className={styles.pointed}
          style={{
            top: `${((pointed - from) / (to - from)) * 100}%`,
            height: `${(QUARTER / (to - from)) * 100}%`,
          }}
        >
          {`+ ${formatTime(timeOf(pointed), language)}`}
        </span>
      )}
      <VisuallyHidden>{t('board.gap')}</VisuallyHidden>
      <span className={styles.text}>{t('board.free')}</span>
      <SpanText span={gap} className={styles.text} />
      <span className={styles.text}>{bayName(bay)}</span>
    </PlainButton>
  );
}

function isInGrid({ currentTarget }: MouseEvent<HTMLElement>) {
  const list = currentTarget.closest('ul');
  return list !== null && getComputedStyle(list).display === 'grid';
}

function timeAt({ currentTarget, clientY }: MouseEvent<HTMLElement>, gap: Occupied) {
  const { top, height } = currentTarget.getBoundingClientRect();
  return pressedTime(gap, (clientY - top) / height);
}
