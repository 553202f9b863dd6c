import { useTranslate } from '@shop/shared-i18n';
import { CardGrid, Hero, PageHead, Section } from '@shop/shared-ui';
import { ArticleCard } from './ArticleCard';
import { articles } from './articles';
import { FeaturedArticle } from './FeaturedArticle';
import { blogLocales } from './locales/blogLocales';

const [featured, ...recent] = articles;

export function BlogPage() {
  const t = useTranslate(blogLocales);
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
