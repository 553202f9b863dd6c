import { TextLink } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import styles from './ItemPage.module.css';

interface Props {
  trail: readonly { name: string; path: string }[];
  /** The product, which is the last step. */
  name: string;
}

/** The categories that the product is in, as links. */
export function ItemTrail({ trail, name }: Props) {
  const { t } = useTranslation('catalogue');
  return (
    <nav aria-label={t('item.trail')}>
      <ol className={styles.trail}>
        {trail.map((step) => (
          <li key={step.path}>
            <TextLink to={step.path}>{step.name}</TextLink>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
