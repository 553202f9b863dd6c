import { formatDay, useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';
import type { Article } from './articles';
import styles from './Byline.module.css';

export function Byline({ article: { author, date } }: { article: Article }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  return (
    <p className={styles.byline}>
      <span>{t('byline', { author })}</span>
      <span aria-hidden="true">·</span>
      <time dateTime={date}>{formatDay(date, language, { dateStyle: 'long' })}</time>
    </p>
  );
}
