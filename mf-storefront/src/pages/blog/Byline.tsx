import { formatDay, useLanguage, useTranslate } from '@shop/shared-i18n';
import type { Article } from './articles';
import styles from './Byline.module.css';
import { blogLocales } from './locales/blogLocales';

/** The author and the date of an article. */
export function Byline({ article: { author, date } }: { article: Article }) {
  const t = useTranslate(blogLocales);
  const { language } = useLanguage();
  return (
    <p className={styles.byline}>
      <span>{t('byline', { author })}</span>
      <span aria-hidden="true">·</span>
      <time dateTime={date}>{formatDay(date, language, { dateStyle: 'long' })}</time>
    </p>
  );
}
