import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SidewallPicture } from '../../tireSize/SidewallPicture';
import { SizeForm } from '../../tireSize/SizeForm';
import styles from '../../vehicles/VehicleFinder.module.css';

const parts = ['width', 'height', 'rim', 'service'] as const;

interface Props {
  value: string;
  /** Called before the tires of the size are shown. */
  onFind: () => void;
}

export function SizeFinder({ value, onFind }: Props) {
  const { t } = useTranslation('catalogue');
  const titleId = useId();
  return (
    <section className={styles.size} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('size.title')}
      </h2>
      <SizeForm value={value} onFind={onFind} />
      <SidewallPicture text={t('size.picture')} labels={parts.map((part) => t(`size.${part}`))} />
    </section>
  );
}
