import type { PublishedArticle } from '@shop/shared-contract';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';
import styles from './Byline.module.css';

export function Byline({ article: { author, day } }: { article: PublishedArticle }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  return (
    <p className={styles.byline}>
      {author && (
        <>
          <span>{t('byline', { author })}</span>
          <span aria-hidden="true">·</span>
        </>
      )}
      <time dateTime={day}>{formatDay(day, language, { dateStyle: 'long' })}</time>
    </p>
  );
}
