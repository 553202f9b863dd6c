import { paths } from '@shop/shared-contract';
import { CardGrid, Section, TextLink } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { ArticleCard } from '../blog/ArticleCard';
import { type Article, articles } from '../blog/articles';

/** Links to other articles. */
export function MoreArticles({ except }: { except?: Article }) {
  const { t } = useTranslation('blog');
  return (
    <Section
      tone="tinted"
      heading={t('article.more')}
      actions={<TextLink to={paths.blog()}>{t('article.all')}</TextLink>}
    >
      <CardGrid columns={3}>
        {articles
          .filter(({ id }) => id !== except?.id)
          .slice(0, 3)
          .map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
      </CardGrid>
    </Section>
  );
}
