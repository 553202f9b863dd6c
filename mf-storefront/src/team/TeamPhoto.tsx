import { FallbackImage } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { pictureOf } from '../lists/pictureOf';
import fallback from '../pictures/person-fallback.svg';
import styles from './TeamPhoto.module.css';

interface Props {
  name: string;
  photo: string | undefined;
}

/** A portrait; falls back to an outline when it can't be loaded. */
export function TeamPhoto({ name, photo }: Props) {
  const { t } = useTranslation('team');
  return (
    <FallbackImage
      {...pictureOf(photo)}
      fallback={fallback}
      alt={t('photo', { name })}
      width={480}
      height={480}
      className={styles.photo}
    />
  );
}
