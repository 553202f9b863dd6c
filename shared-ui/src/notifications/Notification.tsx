import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../actions/IconButton';
import { Spinner } from '../actions/Spinner';
import styles from './Notification.module.css';
import type { NotificationKind } from './notification';

interface Props {
  kind: NotificationKind;
  duration: number;
  closeLabel: string | undefined;
  children: ReactNode;
  isPaused?: boolean | undefined;
  closeToast?: (() => void) | undefined;
}

const ICONS: Partial<Record<NotificationKind, ReactNode>> = {
  success: <CircleCheck />,
  error: <CircleAlert />,
  info: <Info />,
  loading: <Spinner size="sm" />,
};

/**
 * It has its own timer: that of the library is a CSS animation, which stops or ends at once where animations are off.
 */
export function Notification({
  kind,
  duration,
  closeLabel,
  children,
  isPaused = false,
  closeToast,
}: Props) {
  const remaining = useRef(duration);
  const close = useRef(closeToast);
  useEffect(() => {
    close.current = closeToast;
  });

  useEffect(() => {
    if (isPaused || remaining.current === Number.POSITIVE_INFINITY) return;
    const started = Date.now();
    const timer = setTimeout(() => close.current?.(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - started;
    };
  }, [isPaused]);

  return (
    <div
      className={clsx(styles.notification, kind !== 'blank' && kind !== 'custom' && styles[kind])}
    >
      {ICONS[kind] && (
        <span className={styles.icon} aria-hidden="true">
          {ICONS[kind]}
        </span>
      )}
      <div className={styles.text}>{children}</div>
      {closeLabel && <IconButton label={closeLabel} icon={<X />} onClick={() => closeToast?.()} />}
    </div>
  );
}
