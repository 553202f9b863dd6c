import { type PublishedArticle, paths } from '@shop/shared-contract';
import { Badge, Card, Heading, TextLink } from '@shop/shared-ui';
import { EntryText } from '../lists/EntryText';
import { ArticlePicture } from './ArticlePicture';
import { Byline } from './Byline';

export function ArticleCard({ article }: { article: PublishedArticle }) {
  const { slug, title, detail, note } = article;
  return (
    <Card as="article" interactive media={<ArticlePicture article={article} />}>
      {note && (
        <div>
          <Badge tone="accent">
            <EntryText of={note} />
          </Badge>
        </div>
      )}
      <Heading level={3}>
        <TextLink look="plain" stretched to={paths.article(slug)}>
          <EntryText of={title} />
        </TextLink>
      </Heading>
      <p>
        <EntryText of={detail} />
      </p>
      <Byline article={article} />
    </Card>
  );
}
