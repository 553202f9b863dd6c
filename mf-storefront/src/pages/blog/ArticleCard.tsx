import { paths } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { Badge, Card, Heading, TextLink } from '@shop/shared-ui';
import { ArticlePicture } from './ArticlePicture';
import type { Article } from './articles';
import { Byline } from './Byline';
import { blogLocales } from './locales/blogLocales';

export function ArticleCard({ article }: { article: Article }) {
  const t = useTranslate(blogLocales);
  const { id, category, slug } = article;
  return (
    <Card as="article" interactive media={<ArticlePicture article={article} />}>
      <div>
        <Badge tone="accent">{t(`categories.${category}`)}</Badge>
      </div>
      <Heading level={3}>
        <TextLink look="plain" stretched to={paths.article(slug)}>
          {t(`posts.${id}.title`)}
        </TextLink>
      </Heading>
      <p>{t(`posts.${id}.summary`)}</p>
      <Byline article={article} />
    </Card>
  );
}
