import { useTranslate } from '@shop/shared-i18n';
import { VisuallyHidden } from '@shop/shared-ui';
import { adminLocales } from '../locales/adminLocales';
import styles from './NewsCount.module.css';

/** A number beside the name of a section: what has come in there. Nothing when it is none. */
export function NewsCount({ count }: { count: number }) {
  const t = useTranslate(adminLocales);
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > 98 ? '99+' : count}</span>
      <VisuallyHidden> {t('news', { count: String(count) })}</VisuallyHidden>
    </span>
  );
}
