import type { PublishedArticle } from '@shop/shared-contract';
import { EntryPicture } from '../lists/EntryPicture';
import styles from './ArticlePicture.module.css';

interface Props {
  article: PublishedArticle;
  /** Loads at once, for a picture at the top of the page. */
  eager?: boolean;
}

export function ArticlePicture({ article: { picture, pictureText, title }, eager = false }: Props) {
  return (
    <EntryPicture
      picture={picture}
      text={pictureText}
      title={title}
      width={1200}
      height={675}
      {...(eager ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' })}
      className={styles.picture}
    />
  );
}
