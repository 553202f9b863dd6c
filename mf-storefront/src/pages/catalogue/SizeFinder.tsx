import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SidewallPicture } from '../../tireSize/SidewallPicture';
import { SizeForm } from '../../tireSize/SizeForm';
import styles from './VehicleFinder.module.css';

const parts = ['width', 'height', 'rim', 'service'] as const;

interface Props {
  /** The size that is searched for. */
  value: string;
  /** Called before the tires of the size are shown. */
  onFind: () => void;
}

/** The way to tires for who knows the size, with a picture of where it stands. */
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
