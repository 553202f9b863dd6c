import { paths, publicAddress } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { Breadcrumbs, StructuredData, shopId } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Article } from '../blog/articles';

export function ArticleData({
  article: { id, slug, author, date, sharedPicture },
}: {
  article: Article;
}) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const title = t(`posts.${id}.title`);
  return (
    <>
      <StructuredData
        data={{
          '@type': 'Article',
          headline: title,
          description: t(`posts.${id}.summary`),
          image: publicAddress(sharedPicture),
          datePublished: date,
          inLanguage: language,
          author: { '@type': 'Person', name: author },
          publisher: { '@id': shopId() },
        }}
      />
      <Breadcrumbs
        trail={[
          { name: t('hero.title'), path: paths.blog() },
          { name: title, path: paths.article(slug) },
        ]}
      />
    </>
  );
}
