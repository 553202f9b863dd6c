import type { ContactMessage } from '@shop/shared-data/staff';
import { useLanguage, useTranslate } from '@shop/shared-i18n';
import { Badge, Heading } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { shopMoment } from '../../format/shopTime';
import { messagesLocales } from './locales/messagesLocales';
import { MessageBody } from './MessageBody';
import styles from './MessageItem.module.css';

interface Props {
  message: ContactMessage;
  isOpen: boolean;
  /** Whether it was just restored; the button that restored it no longer exists. */
  takesFocus: boolean;
  onToggle: (isOpen: boolean) => void;
  onMark: (isRead: boolean) => void;
  onDelete: () => void;
}

/** A message: its line in the list and, when open, its text. */
export function MessageItem({ message, isOpen, takesFocus, onToggle, onMark, onDelete }: Props) {
  const t = useTranslate(messagesLocales);
  const { language } = useLanguage();
  const bodyId = useId();
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) line.current?.focus();
  }, [takesFocus]);
  const { name, subject, created_at, is_read } = message;
  return (
    <article className={styles.item}>
      <Heading level={2} className={styles.heading}>
        <button
          ref={line}
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          className={clsx(styles.line, !is_read && styles.unread)}
          onClick={() => onToggle(!isOpen)}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.subject}>{subject}</span>
          {!is_read && <Badge tone="accent">{t('unread')}</Badge>}
          <span className={styles.date}>{shopMoment(created_at, language)}</span>
        </button>
      </Heading>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && <MessageBody message={message} onMark={onMark} onDelete={onDelete} />}
      </div>
    </article>
  );
}
