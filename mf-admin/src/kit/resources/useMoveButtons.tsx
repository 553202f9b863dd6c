import { IconButton, useErrorTranslator, VisuallyHidden } from '@shop/shared-ui';
import type { QueryKey } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../forms/useAction';
import { ChangeFailure } from '../lists/ChangeFailure';
import { type Direction, movedRows } from './movedRows';
import styles from './useMoveButtons.module.css';

interface Order<Row> {
  name: QueryKey;
  /** All rows that are in this order. */
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Shows a new order at once, and saves it. The list is read again afterwards. */
  save: (rows: Row[]) => Promise<unknown>;
}

const arrows = { up: ArrowUp, down: ArrowDown };

/** The buttons that move a row in an order that staff give it, and what a screen reader hears of a move. */
export function useMoveButtons<Row extends { id: string | number }>({
  name,
  rows,
  nameOf,
  save,
}: Order<Row>) {
  const { t } = useTranslation('admin', { keyPrefix: 'order' });
  const { explainFailure } = useErrorTranslator();
  const { run, busy, error } = useAction({
    id: `${name.join('/')}/order`,
    send: save,
    failure: t('failed'),
    // Before the action ends, so that the next move reads the new versions.
    refresh: [name],
  });
  const [movedId, setMovedId] = useState<string | number>();
  /** Presses while another move is being saved. */
  const [waiting, setWaiting] = useState<readonly { id: string | number; direction: Direction }[]>(
    [],
  );
  const pressed = useRef<HTMLElement>(null);
  const place = rows.findIndex(({ id }) => id === movedId);
  const moved = rows[place];
  // A button loses the focus when its row moves.
  useLayoutEffect(() => {
    if (place >= 0) pressed.current?.focus();
  }, [place]);

  useEffect(() => {
    const [next, ...others] = waiting;
    if (busy || !next) return;
    setWaiting(others);
    void run(movedRows(rows, next.id, next.direction));
  }, [waiting, busy, run, rows]);

  const button = (row: Row, direction: Direction) => {
    const Arrow = arrows[direction];
    const isAtEnd = rows.at(direction === 'up' ? 0 : -1)?.id === row.id;
    return (
      <IconButton
        key={direction}
        variant="outline"
        label={t(direction, { name: nameOf(row) })}
        icon={<Arrow />}
        // Not `disabled`, which would lose the focus at the end of the list.
        aria-disabled={isAtEnd || undefined}
        aria-description={isAtEnd ? t(direction === 'up' ? 'isFirst' : 'isLast') : undefined}
        className={clsx(isAtEnd && styles.atEnd)}
        onClick={(event) => {
          pressed.current = event.currentTarget;
          setMovedId(row.id);
          setWaiting([...waiting, { id: row.id, direction }]);
        }}
      />
    );
  };
  return {
    buttons: (row: Row) => [button(row, 'up'), button(row, 'down')],
    /** Why the last move was refused, and the announcement; stands above the list. */
    status: (
      <>
        {error && <ChangeFailure title={t('failed')}>{explainFailure(error)}</ChangeFailure>}
        <div role="status">
          <VisuallyHidden>
            {moved && t('moved', { name: nameOf(moved), place: place + 1, count: rows.length })}
          </VisuallyHidden>
        </div>
      </>
    ),
  };
}
