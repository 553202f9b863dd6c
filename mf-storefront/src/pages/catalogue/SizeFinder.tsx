import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SizeForm } from '../../tireSize/SizeForm';
import styles from './Finders.module.css';

interface Props {
  value: string;
  /** Called before the tires of the size are shown. */
  onFind: () => void;
}

export function SizeFinder({ value, onFind }: Props) {
  const { t } = useTranslation('catalogue');
  const { t: tireSize } = useTranslation('tireSize');
  const titleId = useId();
  return (
    <section className={styles.size} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('size.title')}</h2>
      <SizeForm value={value} onFind={onFind} />
      <p className={styles.meaning}>{tireSize('meaning')}</p>
    </section>
  );
}
