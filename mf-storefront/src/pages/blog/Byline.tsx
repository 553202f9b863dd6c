import { formatDay, useLanguage, useMessages } from '@shop/shared-i18n';
import type { Article } from './articles';
import styles from './Byline.module.css';
import { blogMessages } from './messages/blogMessages';

/** Who wrote it, and when. */
export function Byline({ article: { author, date } }: { article: Article }) {
  const t = useMessages(blogMessages);
  const { language } = useLanguage();
  return (
    <p className={styles['byline']}>
      <span>{t('byline', { author })}</span>
      <span aria-hidden="true">·</span>
      <time dateTime={date}>{formatDay(date, language, { dateStyle: 'long' })}</time>
    </p>
  );
}
