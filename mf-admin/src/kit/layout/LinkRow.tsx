import { useLocation } from '@shop/shared-vendor';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './LinkRow.module.css';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/** The links of a navigation. On a narrow screen they are one row that scrolls, with the current link in its middle. */
export function LinkRow({ className, children }: Props) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has another current link.
  useEffect(() => {
    const scroller = list.current;
    const current = scroller?.querySelector<HTMLElement>('[aria-current]');
    if (!scroller || !current) return;
    scroller.scrollLeft = current.offsetLeft - (scroller.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <ul ref={list} className={clsx(styles.list, className)}>
      {children}
    </ul>
  );
}
