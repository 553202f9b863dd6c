import {
  type ArticlePageContent,
  type PublishedArticle,
  paths,
  type RichText,
  textIn,
  useShop,
} from '@shop/shared-contract';
import { DEFAULT_LANGUAGE, pathIn, useLanguage } from '@shop/shared-i18n';
import {
  ButtonLink,
  Card,
  CardGrid,
  ErrorBoundary,
  ErrorState,
  Heading,
  Hero,
  PageHead,
  RichTextView,
  Section,
  TextLink,
} from '@shop/shared-ui';
import { Navigate, useParams } from '@shop/shared-vendor';
import { useTranslation } from 'react-i18next';
import { ArticleCard } from '../../articles/ArticleCard';
import { ArticlePicture } from '../../articles/ArticlePicture';
import { Byline } from '../../articles/Byline';
import { useArticlesInLanguage } from '../../articles/useArticlesInLanguage';
import { BookingBand } from '../../bookingBand/BookingBand';
import { usePictureText } from '../../lists/EntryPicture';
import { EntryText } from '../../lists/EntryText';
import { drawingOf, sharedPictureOf } from '../../lists/pictureOf';
import { forgetPageContent } from '../../pageContent/usePageContent';
import { ServiceOffer } from '../../serviceOffer/ServiceOffer';
import { ArticleData } from './ArticleData';
import styles from './ArticlePage.module.css';
import { useArticle } from './useArticle';

const MOST_RECOMMENDED = 3;

function MoreArticles({ articles }: { articles: readonly PublishedArticle[] }) {
  const { t } = useTranslation('blog');
  const { own } = useArticlesInLanguage(articles);
  if (own.length === 0) return null;
  return (
    <Section
      tone="tinted"
      heading={t('article.more')}
      actions={
        <TextLink alone to={paths.blog()}>
          {t('article.all')}
        </TextLink>
      }
    >
      <CardGrid columns={3}>
        {own.slice(0, MOST_RECOMMENDED).map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </CardGrid>
    </Section>
  );
}

function ArticleNotFound() {
  const { t } = useTranslation('blog');
  const { articles } = useShop();
  return (
    <>
      <PageHead title={t('notFound.title')} />
      <Hero
        title={t('notFound.title')}
        lead={t('notFound.text')}
        actions={<ButtonLink to={paths.blog()}>{t('notFound.back')}</ButtonLink>}
      />
      <MoreArticles articles={articles} />
    </>
  );
}

/** The address of an article in a language in which it is not written: it names the other language, and is not indexed. */
function ArticleInOtherLanguage({ article }: { article: PublishedArticle }) {
  const { t } = useTranslation('blog');
  const { articles } = useShop();
  const [language = DEFAULT_LANGUAGE] = article.languages;
  const { text } = textIn(article.title, language);
  return (
    <>
      <PageHead title={text} />
      <Hero
        title={<span lang={language}>{text}</span>}
        lead={t('otherLanguage.article')}
        actions={
          <ButtonLink href={pathIn(language, paths.article(article.slug))} hrefLang={language}>
            {t('otherLanguage.read')}
          </ButtonLink>
        }
      />
      <MoreArticles articles={articles} />
    </>
  );
}

/** The earlier address of an article leads to the present one, without a script too. */
function MovedArticle({ to }: { to: string }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  return (
    <>
      <PageHead title={t('moved.title')} />
      <meta httpEquiv="refresh" content={`0; url=${pathIn(language, to)}`} />
      <Navigate to={to} replace />
      <Hero
        title={t('moved.title')}
        lead={t('moved.text')}
        actions={<ButtonLink to={to}>{t('moved.open')}</ButtonLink>}
      />
    </>
  );
}

/** The service that the article speaks of; nothing where the shop does not offer it. */
function AboutService({ id }: { id: string | undefined }) {
  const { t } = useTranslation('blog');
  const { services = [] } = useShop();
  const service = services.find((each) => each.id === id);
  if (!service) return null;
  return (
    <section data-screen-only className={styles.service} aria-label={t('article.service')}>
      <Heading level={2}>{t('article.service')}</Heading>
      <Card>
        <ServiceOffer service={service} />
      </Card>
    </section>
  );
}

type Found = Exclude<ArticlePageContent, { movedTo: string }>;

interface ViewProps extends Pick<Found, 'article' | 'more'> {
  /** Its text in the language of the page. */
  own: RichText;
}

function ArticleView({ article, own, more }: ViewProps) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const { title, detail, note, picture, pictureText } = article;
  const address = sharedPictureOf(picture);
  const { text: alt } = usePictureText({ picture, text: pictureText, title });
  return (
    <>
      <PageHead
        type="article"
        image={
          address ? { address, alt, hasUsualSize: drawingOf(picture) !== undefined } : undefined
        }
        title={textIn(title, language).text}
        description={textIn(detail ?? title, language).text}
        languages={article.languages}
      />
      <ArticleData article={article} />
      <Hero
        eyebrow={note && <EntryText of={note} />}
        title={<EntryText of={title} />}
        lead={detail && <EntryText of={detail} />}
        media={<ArticlePicture article={article} eager />}
      >
        <div className={styles.byline}>
          <Byline article={article} />
        </div>
      </Hero>
      <Section width="text">
        <div className={styles.text}>
          <RichTextView text={own} />
        </div>
        <AboutService id={article.service} />
      </Section>
      <div data-screen-only>
        <MoreArticles articles={more} />
        <BookingBand title={t('article.ctaTitle')} text={t('article.ctaText')} />
      </div>
    </>
  );
}

function Article({ slug }: { slug: string }) {
  const found = useArticle(slug);
  const { language } = useLanguage();
  if (!found) return <ArticleNotFound />;
  if ('movedTo' in found) return <MovedArticle to={found.movedTo} />;
  const own = found.text[language];
  return own ? (
    <ArticleView article={found.article} more={found.more} own={own} />
  ) : (
    <ArticleInOtherLanguage article={found.article} />
  );
}

/** Suspends as a whole, so that no part of it hydrates later than the page. */
export function ArticlePage() {
  const { t } = useTranslation('blog');
  const { slug = '' } = useParams();
  return (
    <ErrorBoundary
      key={slug}
      fallback={(_, reset) => (
        <Section width="text">
          <ErrorState
            title={t('article.failed')}
            onRetry={() => {
              forgetPageContent();
              reset();
            }}
          />
        </Section>
      )}
    >
      <Article slug={slug.toLowerCase()} />
    </ErrorBoundary>
  );
}
