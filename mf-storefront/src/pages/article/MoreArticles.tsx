import { paths } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { CardGrid, Section, TextLink } from '@shop/shared-ui';
import { ArticleCard } from '../blog/ArticleCard';
import { type Article, articles } from '../blog/articles';
import { blogLocales } from '../blog/locales/blogLocales';

/** Links to other articles. */
export function MoreArticles({ except }: { except?: Article }) {
  const t = useTranslate(blogLocales);
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
