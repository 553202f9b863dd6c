import { type PublishedArticle, paths, publicAddress, textIn } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { Breadcrumbs, StructuredData, shopId } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { sharedPictureOf } from '../../lists/pictureOf';

export function ArticleData({ article }: { article: PublishedArticle }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const { slug, author, day, detail } = article;
  const title = textIn(article.title, language).text;
  const picture = sharedPictureOf(article.picture);
  return (
    <>
      <StructuredData
        data={{
          '@type': 'Article',
          headline: title,
          description: textIn(detail, language).text,
          ...(picture && { image: publicAddress(picture) }),
          datePublished: day,
          inLanguage: language,
          ...(author && { author: { '@type': 'Person' as const, name: author } }),
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
