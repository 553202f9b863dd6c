import { VisuallyHidden } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import styles from './NewsCount.module.css';

/** A number beside the name of a section: what has come in there. Nothing when it is none. */
export function NewsCount({ count }: { count: number }) {
  const { t } = useTranslation('admin');
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > 98 ? '99+' : count}</span>
      <VisuallyHidden>{` ${t('news.count', { count })}`}</VisuallyHidden>
    </span>
  );
}
