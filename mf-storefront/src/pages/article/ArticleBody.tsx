import { loadForPage } from '@shop/shared-contract';
import { type Language, useLanguage } from '@shop/shared-i18n';
import { ErrorBoundary, ErrorState, Heading, Section, Skeleton } from '@shop/shared-ui';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../blog/articles';
import type { ArticleText } from '../blog/articleText';
import styles from './ArticleBody.module.css';

const pending = new Map<string, Promise<ArticleText>>();
const keyOf = ({ id }: Article, language: Language) => `${id}:${language}`;

/** Fetches an article's text once: React's `use` needs the same promise at every render. */
function loadArticleText(article: Article, language: Language): Promise<ArticleText> {
  const key = keyOf(article, language);
  const text = pending.get(key) ?? loadForPage(`article ${key}`, article.load[language]);
  pending.set(key, text);
  return text;
}

/** Makes the next render fetch a text again that could not be fetched. */
const evictArticleText = (article: Article, language: Language) =>
  pending.delete(keyOf(article, language));

interface ArticleSectionsProps {
  article: Article;
  language: Language;
}

function ArticleSections({ article, language }: ArticleSectionsProps) {
  const { intro, sections } = use(loadArticleText(article, language));
  return (
    <div className={styles.text}>
      <p className={styles.intro}>{intro}</p>
      {sections.map(({ heading, blocks }) => (
        <section key={heading} className={styles.section}>
          <Heading level={2} className={styles.heading}>
            {heading}
          </Heading>
          {blocks.map((block) =>
            typeof block === 'string' ? (
              <p key={block}>{block}</p>
            ) : (
              <ul key={block[0]} className={styles.points}>
                {block.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </div>
  );
}

export function ArticleBody({ article }: { article: Article }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  return (
    <Section width="text">
      <ErrorBoundary
        key={language}
        fallback={(_, reset) => (
          <ErrorState
            title={t('article.failed')}
            headingLevel={2}
            onRetry={() => {
              evictArticleText(article, language);
              reset();
            }}
          />
        )}
      >
        <Suspense
          fallback={
            <div role="status" aria-label={t('article.loading')}>
              <Skeleton lines={12} />
            </div>
          }
        >
          <ArticleSections article={article} language={language} />
        </Suspense>
      </ErrorBoundary>
    </Section>
  );
}
