import type { NavigationEntry } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { NavLink, useNavigate } from '@shop/shared-vendor';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './DropDown.module.css';
import { useDismiss } from './useDismiss';
import { useHover } from './useHover';

/**
 * A menu that opens on hover and on click, with the keyboard of a disclosure: its button also goes
 * to the entry's own page, the down arrow opens without going; Escape closes it, and so does
 * leaving it.
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

  // The way in for keyboards, since pressing the button leaves the page.
  const openDownwards = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    flushSync(() => setOpen(true));
    container.current?.querySelector('a')?.focus();
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
        onKeyDown={openDownwards}
      >
        {entry.label[language]}
        <ChevronDown aria-hidden size={16} />
      </button>
      <ul id={id} className={styles.panel} hidden={!open}>
        {entry.children?.map(({ label, path }) => (
          <li key={path}>
            <NavLink to={path} className={clsx(styles.item)} onClick={() => setOpen(false)}>
              {label[language]}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
