import type { NavigationEntry } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { NavLink, useNavigate } from '@shop/shared-vendor';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './DropDown.module.css';
import { useDismiss } from './useDismiss';

/**
 * A menu that opens on hover and on click. Its button also navigates to the entry's own page. The
 * keyboard is that of a disclosure: the down arrow opens the menu without navigation, arrow keys move
 * within it, and Escape or tabbing out of it closes it.
 */
export function DropDown({ entry }: { entry: NavigationEntry }) {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useHover(container, setOpen);
  useDismiss(container, open, (how) => {
    setOpen(false);
    if (how === 'escape') button.current?.focus();
  });

  // Keyboards need the arrow key to open the menu, since pressing the button leaves the page.
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    if (key !== 'ArrowDown' && !(key === 'ArrowUp' && open)) return;
    // The browser would scroll the page.
    event.preventDefault();
    flushSync(() => setOpen(true));
    const stops = [...(container.current?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const next = stops.indexOf(currentTarget) + (key === 'ArrowDown' ? 1 : -1);
    stops[next]?.focus();
  };

  return (
    <div ref={container} className={styles.dropDown}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(true);
          navigate(entry.path);
        }}
        onKeyDown={moveFocus}
      >
        {entry.label[language]}
        <ChevronDown aria-hidden size={16} />
      </button>
      <ul id={id} className={styles.panel} hidden={!open}>
        {entry.children?.map(({ label, path }) => (
          <li key={path}>
            <NavLink
              to={path}
              className={clsx(styles.item)}
              onClick={() => setOpen(false)}
              onKeyDown={moveFocus}
            >
              {label[language]}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Calls `onHover` when a mouse enters or leaves an element; touch and pens are ignored. */
function useHover(element: RefObject<HTMLElement | null>, onHover: (over: boolean) => void) {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const listen = (over: boolean) => (event: PointerEvent) => {
      if (event.pointerType === 'mouse') onHover(over);
    };
    const enter = listen(true);
    const leave = listen(false);
    target.addEventListener('pointerenter', enter);
    target.addEventListener('pointerleave', leave);
    return () => {
      target.removeEventListener('pointerenter', enter);
      target.removeEventListener('pointerleave', leave);
    };
  }, [element, onHover]);
}
