import { paths } from '@shop/shared-contract';
import { ButtonLink, CardGrid, Hero, PageHead, Section, TextLink } from '@shop/shared-ui';
import { useParams } from '@shop/shared-vendor';
import { useTranslation } from 'react-i18next';
import { BookingBand } from '../../bookingBand/BookingBand';
import { ArticleCard } from '../blog/ArticleCard';
import { ArticlePicture } from '../blog/ArticlePicture';
import { type Article, articles, findArticle } from '../blog/articles';
import { Byline } from '../blog/Byline';
import { ArticleBody } from './ArticleBody';
import { ArticleData } from './ArticleData';
import styles from './ArticlePage.module.css';

function MoreArticles({ except }: { except?: Article }) {
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

function ArticleNotFound() {
  const { t } = useTranslation('blog');
  return (
    <>
      <PageHead title={t('notFound.title')} />
      <Hero
        title={t('notFound.title')}
        lead={t('notFound.text')}
        actions={<ButtonLink to={paths.blog()}>{t('notFound.back')}</ButtonLink>}
      />
      <MoreArticles />
    </>
  );
}

export function ArticlePage() {
  const { t } = useTranslation('blog');
  const { slug } = useParams();
  const article = findArticle(slug);
  if (!article) return <ArticleNotFound />;
  const { id, category } = article;
  return (
    <>
      <PageHead
        type="article"
        image={article.sharedPicture}
        title={t(`posts.${id}.title`)}
        description={t(`posts.${id}.summary`)}
      />
      <ArticleData article={article} />
      <Hero
        eyebrow={t(`categories.${category}`)}
        title={t(`posts.${id}.title`)}
        lead={t(`posts.${id}.summary`)}
        media={<ArticlePicture article={article} eager />}
      >
        <div className={styles.byline}>
          <Byline article={article} />
        </div>
      </Hero>
      <ArticleBody key={id} article={article} />
      <div data-screen-only>
        <MoreArticles except={article} />
        <BookingBand title={t('article.ctaTitle')} text={t('article.ctaText')} />
      </div>
    </>
  );
}
