import { paths } from '@shop/shared-contract';
import { Badge, ButtonLink, Heading, VisuallyHidden } from '@shop/shared-ui';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ArticlePicture } from './ArticlePicture';
import type { Article } from './articles';
import { Byline } from './Byline';
import styles from './FeaturedArticle.module.css';

/** The featured article, across the width of the page. */
export function FeaturedArticle({ article }: { article: Article }) {
  const { t } = useTranslation('blog');
  const { id, category, slug } = article;
  const title = t(`posts.${id}.title`);
  return (
    <article className={styles.featured}>
      <div className={styles.picture}>
        <ArticlePicture article={article} eager />
      </div>
      <div className={styles.body}>
        <Badge tone="accent">{t(`categories.${category}`)}</Badge>
        <Heading level={3} className={styles.title}>
          {title}
        </Heading>
        <p>{t(`posts.${id}.summary`)}</p>
        <Byline article={article} />
        <ButtonLink icon={<ArrowRight />} to={paths.article(slug)}>
          <span>{t('featured.read')}</span>
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </ButtonLink>
      </div>
    </article>
  );
}
