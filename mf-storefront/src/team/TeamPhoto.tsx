import { useTranslate } from '@shop/shared-i18n';
import { FallbackImage } from '@shop/shared-ui';
import fallback from '../pictures/person-fallback.svg';
import { teamLocales } from './locales/teamLocales';
import styles from './TeamPhoto.module.css';

interface Props {
  name: string;
  photo: string;
}

/** A portrait; falls back to an outline when it can't be loaded. */
export function TeamPhoto({ name, photo }: Props) {
  const t = useTranslate(teamLocales);
  return (
    <FallbackImage
      src={photo}
      fallback={fallback}
      alt={t('photo', { name })}
      width={480}
      height={480}
      className={styles.photo}
    />
  );
}
