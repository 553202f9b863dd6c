import { paths } from '@shop/shared-contract';
import { Badge, Card, Heading, TextLink } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { ArticlePicture } from './ArticlePicture';
import type { Article } from './articles';
import { Byline } from './Byline';

export function ArticleCard({ article }: { article: Article }) {
  const { t } = useTranslation('blog');
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
