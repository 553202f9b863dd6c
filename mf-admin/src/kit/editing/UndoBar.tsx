import { Button, IconButton } from '@shop/shared-ui';
import { Undo2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeepUndo } from './KeptUndo';
import styles from './UndoBar.module.css';

interface Props {
  /** What was done: `Message deleted`. */
  text: string;
  onUndo: () => unknown;
  /** Set for a bar that stays on other pages, which is removed by hand or by the next change. */
  onDismiss?: () => void;
  /** What else can be done about it. */
  children?: ReactNode;
}

/** Undoes what was just done. It takes the focus, which was where the change was made. */
export function UndoBar({ text, onUndo, onDismiss, children }: Props) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation('common');
  const button = useRef<HTMLButtonElement>(null);
  const keep = useKeepUndo();
  const isKept = onDismiss !== undefined;
  useEffect(() => {
    button.current?.focus();
    if (!isKept) keep(undefined);
  }, [isKept, keep]);
  return (
    <div role="status" data-surface="dark" className={styles.bar}>
      <span className={styles.text}>{text}</span>
      {children}
      <Button ref={button} size="sm" variant="secondary" icon={<Undo2 />} onClick={onUndo}>
        {t('undo')}
      </Button>
      {onDismiss && <IconButton label={common('close')} icon={<X />} onClick={onDismiss} />}
    </div>
  );
}
