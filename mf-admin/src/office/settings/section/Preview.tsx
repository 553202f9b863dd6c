import { Eye } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Preview.module.css';

/** Shows what visitors read of a part of the settings. */
export function Preview({ children }: { children: ReactNode }) {
  const { t } = useTranslation('adminSettings');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.preview}>
      <h3 id={id} className={styles.title}>
        <Eye aria-hidden="true" />
        <span>{t('preview')}</span>
      </h3>
      {children}
    </section>
  );
}
