import { CardGrid, Hero, PageHead, Section } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { ArticleCard } from './ArticleCard';
import { articles } from './articles';
import { FeaturedArticle } from './FeaturedArticle';

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
