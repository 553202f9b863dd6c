import { useLanguage, useTranslate } from '@shop/shared-i18n';
import { ErrorBoundary, ErrorState, Section, Skeleton } from '@shop/shared-ui';
import { Suspense } from 'react';
import type { Article } from '../blog/articles';
import { blogLocales } from '../blog/locales/blogLocales';
import { ArticleText } from './ArticleText';
import { forgetArticleText } from './articleTexts';

/** The text, in the visitor's language, once it is there. */
export function ArticleBody({ article }: { article: Article }) {
  const t = useTranslate(blogLocales);
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
              forgetArticleText(article, language);
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
          <ArticleText article={article} language={language} />
        </Suspense>
      </ErrorBoundary>
    </Section>
  );
}
