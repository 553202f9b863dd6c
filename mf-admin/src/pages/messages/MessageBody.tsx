import type { ContactMessage } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { Button, ButtonLink, Cluster } from '@shop/shared-ui';
import { Mail, MailOpen, Reply, Trash2 } from 'lucide-react';
import { messagesLocales } from './locales/messagesLocales';
import styles from './MessageBody.module.css';
import { replyLink } from './replyLink';

interface Props {
  message: ContactMessage;
  onMark: (isRead: boolean) => void;
  onDelete: () => void;
}

/** The text of a message, and the buttons for it. */
export function MessageBody({ message, onMark, onDelete }: Props) {
  const t = useTranslate(messagesLocales);
  const { name, email, subject, is_read } = message;
  const reply = replyLink(message, {
    subject: t('replySubject', { subject }),
    intro: t('replyQuote', { name }),
  });
  return (
    <div className={styles.body}>
      <p className={styles.sender}>{t('from', { name, email })}</p>
      <p className={styles.text}>{message.message}</p>
      <Cluster>
        <ButtonLink size="sm" icon={<Reply />} href={reply} aria-label={t('replyTo', { name })}>
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
