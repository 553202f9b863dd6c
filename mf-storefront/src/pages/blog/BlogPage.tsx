import { paths } from '@shop/shared-contract';
import {
  Badge,
  ButtonLink,
  CardGrid,
  Heading,
  Hero,
  PageHead,
  Section,
  VisuallyHidden,
} from '@shop/shared-ui';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ArticleCard } from './ArticleCard';
import { ArticlePicture } from './ArticlePicture';
import { type Article, articles } from './articles';
import styles from './BlogPage.module.css';
import { Byline } from './Byline';

function FeaturedArticle({ article }: { article: Article }) {
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

const [featured, ...recent] = articles;

export function BlogPage() {
  const { t } = useTranslation('blog');
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <Hero title={t('hero.title')} lead={t('hero.text')} />
      <Section heading={t('featured.title')}>
        <FeaturedArticle article={featured} />
      </Section>
      <Section heading={t('recent.title')}>
        <CardGrid columns={3}>
          {recent.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
