import type { NavigationEntry } from '@shop/shared-contract';
import { NavLink } from '@shop/shared-vendor';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './DropDown.module.css';
import { useDismiss } from './useDismiss';
import { useMenuLabel } from './useMenuLabel';

/**
 * A link with a list of its children, which opens on hover, click and the down arrow; before hydration by the
 * stylesheet alone, then also on focus. Tabbing passes by a closed list; Escape or tabbing out closes an open one.
 */
export function DropDown({ entry }: { entry: NavigationEntry }) {
  const labelOf = useMenuLabel();
  // Undefined in composed HTML: its list opens without scripts, which no attribute can state.
  const [open, setOpen] = useState<boolean>();
  const container = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const id = useId();

  useEffect(() => setOpen(container.current?.matches(':hover, :focus-within')), []);

  useDismiss(container, (how) => {
    if (!open) return;
    setOpen(false);
    if (how === 'escape') link.current?.focus();
  });

  const moveFocus = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const { key, currentTarget } = event;
    if (key !== 'ArrowDown' && !(key === 'ArrowUp' && open)) return;
    event.preventDefault();
    flushSync(() => setOpen(true));
    const stops = [...(container.current?.querySelectorAll('a') ?? [])];
    const next = stops.indexOf(currentTarget) + (key === 'ArrowDown' ? 1 : -1);
    stops[next]?.focus();
  };

  return (
    <div
      ref={container}
      className={styles.dropDown}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
    >
      <NavLink
        ref={link}
        to={entry.path}
        className={clsx(styles.link)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(true)}
        onKeyDown={moveFocus}
      >
        <span>{labelOf('header', entry)}</span>
        <ChevronDown aria-hidden size={16} />
      </NavLink>
      <ul id={id} className={styles.panel} hidden={open === false}>
        {entry.children?.map((child) => (
          <li key={child.path}>
            <NavLink
              to={child.path}
              className={clsx(styles.item)}
              onClick={() => setOpen(false)}
              onKeyDown={moveFocus}
            >
              {labelOf('list', child)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
