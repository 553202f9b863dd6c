import { Button } from '@shop/shared-ui';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './UndoBar.module.css';

interface Props {
  /** What was done: `Message deleted`. */
  text: string;
  onUndo: () => unknown;
  /** What else can be done about it. */
  children?: ReactNode;
}

/** Undoes what was just done. It takes the focus, which was where the change was made. */
export function UndoBar({ text, onUndo, children }: Props) {
  const { t } = useTranslation('admin');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div role="status" data-surface="dark" className={styles.bar}>
      <span className={styles.text}>{text}</span>
      {children}
      <Button ref={button} size="sm" variant="secondary" icon={<Undo2 />} onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  );
}
