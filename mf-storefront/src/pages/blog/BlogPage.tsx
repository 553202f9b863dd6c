import {
  type PublishedArticle,
  paths,
  publicAddress,
  publicOrigin,
  textIn,
  useShop,
} from '@shop/shared-contract';
import { pathIn, useLanguage } from '@shop/shared-i18n';
import {
  Badge,
  ButtonLink,
  CardGrid,
  EmptyState,
  Heading,
  Hero,
  PageHead,
  Section,
  TextLink,
  useTown,
  VisuallyHidden,
} from '@shop/shared-ui';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ArticleCard } from '../../articles/ArticleCard';
import { ArticlePicture } from '../../articles/ArticlePicture';
import { Byline } from '../../articles/Byline';
import { useArticlesInLanguage } from '../../articles/useArticlesInLanguage';
import { EntryText } from '../../lists/EntryText';
import styles from './BlogPage.module.css';

function FeaturedArticle({ article }: { article: PublishedArticle }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const { slug, title, detail, note } = article;
  return (
    <article className={styles.featured}>
      <div className={styles.picture}>
        <ArticlePicture article={article} eager />
      </div>
      <div className={styles.body}>
        {note && (
          <Badge tone="accent">
            <EntryText of={note} />
          </Badge>
        )}
        <Heading level={3} className={styles.title}>
          <EntryText of={title} />
        </Heading>
        <p>
          <EntryText of={detail} />
        </p>
        <Byline article={article} />
        <ButtonLink icon={<ArrowRight />} to={paths.article(slug)}>
          <span>{t('featured.read')}</span>
          <VisuallyHidden>{`: ${textIn(title, language).text}`}</VisuallyHidden>
        </ButtonLink>
      </div>
    </article>
  );
}

export function BlogPage() {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const { articles } = useShop();
  const town = useTown();
  const { own, others } = useArticlesInLanguage(articles);
  const [featured, ...recent] = own;
  const [elsewhere] = others[0]?.languages ?? [];
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description', { town })} />
      {publicOrigin() && (
        <link
          rel="alternate"
          type="application/atom+xml"
          href={publicAddress(paths.blogFeed(language))}
        />
      )}
      <Hero title={t('hero.title')} lead={t('hero.text')} />
      {own.length === 0 && (
        <Section>
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink to={paths.contact()}>{t('empty.contact')}</ButtonLink>}
          />
        </Section>
      )}
      {featured && (
        <Section heading={t('featured.title')}>
          <FeaturedArticle article={featured} />
        </Section>
      )}
      {recent.length > 0 && (
        <Section heading={t('recent.title')}>
          <CardGrid columns={3}>
            {recent.map((article) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </CardGrid>
        </Section>
      )}
      {elsewhere && (
        <Section width="text">
          <TextLink alone href={pathIn(elsewhere, paths.blog())} hrefLang={elsewhere}>
            {t('otherLanguage.more', { count: others.length })}
          </TextLink>
        </Section>
      )}
    </>
  );
}
