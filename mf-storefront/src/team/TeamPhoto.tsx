import { type PublishedText, textIn } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { FallbackImage, InitialsImage } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { pictureOf } from '../lists/pictureOf';
import fallback from '../pictures/person-fallback.svg';
import styles from './TeamPhoto.module.css';

interface Props {
  name: string;
  photo: string | undefined;
  /** What staff wrote of an uploaded photo. */
  text: PublishedText | undefined;
}

/** A portrait, which falls back to an outline when it can't be loaded; initials where staff have set none. */
export function TeamPhoto({ name, photo, text }: Props) {
  const { t } = useTranslation('team');
  const { language } = useLanguage();
  const alt = textIn(text, language);
  if (!photo) {
    return (
      <div className={styles.initials}>
        <InitialsImage name={name} size={96} decorative />
      </div>
    );
  }
  return (
    <FallbackImage
      {...pictureOf(photo)}
      fallback={fallback}
      alt={alt.text || t('photo', { name })}
      lang={alt.lang}
      width={480}
      height={480}
      className={styles.photo}
    />
  );
}
