import { paths } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { ButtonLink, Hero, PageHead } from '@shop/shared-ui';
import { blogLocales } from '../blog/locales/blogLocales';
import { MoreArticles } from './MoreArticles';

/** No such article: says so, and shows those that exist. */
export function ArticleNotFound() {
  const t = useTranslate(blogLocales);
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
