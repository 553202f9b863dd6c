import { FallbackImage } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import bay from '../../pictures/workshop-bay.svg';
import styles from './ArticlePicture.module.css';
import type { Article } from './articles';

interface Props {
  article: Article;
  /** Loads at once, for a picture at the top of the page. */
  eager?: boolean;
}

export function ArticlePicture({ article: { id, picture }, eager = false }: Props) {
  const { t } = useTranslation('blog');
  return (
    <FallbackImage
      src={picture}
      fallback={bay}
      alt={t(`posts.${id}.picture`)}
      width={1200}
      height={675}
      {...(eager ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' })}
      className={styles.picture}
    />
  );
}
