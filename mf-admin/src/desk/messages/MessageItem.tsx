import type { ContactMessage } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Badge, Button, ButtonLink, Cluster, Heading, PlainButton } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { Mail, MailOpen, Reply, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { staffName } from '../../shop/names/staffName';
import { formatShopDateTime } from '../../shop/times/shopTime';
import styles from './MessageItem.module.css';
import { replyLink } from './replyLink';

interface Props {
  message: ContactMessage;
  isOpen: boolean;
  /** Whether it was just restored; the button that restored it no longer exists. */
  takesFocus: boolean;
  onToggle: (isOpen: boolean) => void;
  onMark: (isRead: boolean) => void;
  onAnswer: (isAnswered: boolean) => void;
  onDelete: () => void;
}

export function MessageItem({ message, isOpen, takesFocus, onToggle, ...actions }: Props) {
  const { t } = useTranslation('adminMessages');
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
        <PlainButton
          ref={line}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          className={clsx(styles.line, !is_read && styles.unread)}
          onClick={() => onToggle(!isOpen)}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.subject}>{subject}</span>
          {message.is_sample && <Badge>{t('sample')}</Badge>}
          {!is_read && <Badge tone="accent">{t('unread')}</Badge>}
          {message.answered_at && <Badge tone="success">{t('answered')}</Badge>}
          <span className={styles.date}>{formatShopDateTime(created_at, language)}</span>
        </PlainButton>
      </Heading>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && <MessageBody message={message} {...actions} />}
      </div>
    </article>
  );
}

type BodyProps = Pick<Props, 'message' | 'onMark' | 'onAnswer' | 'onDelete'>;

function MessageBody({ message, onMark, onAnswer, onDelete }: BodyProps) {
  const { language } = useLanguage();
  const { t } = useTranslation('adminMessages');
  const { name, email, subject, is_read } = message;
  const { answered_at, answerer } = message;
  // The sender reads it: in the sender's language.
  const reply = replyLink(message);
  return (
    <div className={styles.body}>
      <p className={styles.sender}>{t('from', { name, email })}</p>
      <p className={styles.text}>{message.message}</p>
      {answered_at && (
        <p className={styles.sender}>
          {t('answeredBy', {
            name: answerer ? staffName(answerer) : t('colleague'),
            when: formatShopDateTime(answered_at, language),
          })}
        </p>
      )}
      <Cluster>
        <ButtonLink
          size="sm"
          icon={<Reply />}
          href={reply}
          aria-label={t('replyTo', { name })}
          onClick={() => {
            if (!answered_at) onAnswer(true);
          }}
        >
          {t('reply')}
        </ButtonLink>
        <Button
          size="sm"
          variant="secondary"
          icon={is_read ? <Mail /> : <MailOpen />}
          onClick={() => onMark(!is_read)}
        >
          {is_read ? t('markUnread') : t('markRead')}
        </Button>
        {answered_at && (
          <Button size="sm" variant="secondary" icon={<Undo2 />} onClick={() => onAnswer(false)}>
            {t('unanswered')}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          icon={<Trash2 />}
          aria-label={t('deleteOf', { subject, name })}
          onClick={onDelete}
        >
          {t('delete')}
        </Button>
      </Cluster>
    </div>
  );
}
