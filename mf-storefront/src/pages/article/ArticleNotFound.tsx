import { paths } from '@shop/shared-contract';
import { useMessages } from '@shop/shared-i18n';
import { ButtonLink, Hero, PageHead } from '@shop/shared-ui';
import { blogMessages } from '../blog/messages/blogMessages';
import { MoreArticles } from './MoreArticles';

/** No such article: says so, and shows those that exist. */
export function ArticleNotFound() {
  const t = useMessages(blogMessages);
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
