import type { ContactMessage } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { Button } from '@shop/shared-ui';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messagesLocales } from './locales/messagesLocales';
import styles from './UndoBar.module.css';

interface Props {
  message: ContactMessage;
  onUndo: () => void;
}

/** Restores the message that was just deleted. It takes the focus, which was inside the message. */
export function UndoBar({ message: { subject }, onUndo }: Props) {
  const t = useTranslate(messagesLocales);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div role="status" className={styles.bar}>
      <span className={styles.text}>{t('deleted', { subject })}</span>
      <Button ref={button} size="sm" variant="secondary" icon={<Undo2 />} onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  );
}
