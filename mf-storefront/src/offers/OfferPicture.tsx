import { type PublishedOffer, textIn } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { FallbackImage } from '@shop/shared-ui';
import { pictureOf } from '../lists/pictureOf';
import bay from '../pictures/workshop-bay.svg';
import styles from './OfferPicture.module.css';

interface Props {
  offer: PublishedOffer;
  /** How wide the page shows it. */
  sizes: string;
}

/** Renders nothing for an offer without a picture. */
export function OfferPicture({ offer: { picture, pictureText, title }, sizes }: Props) {
  const { language } = useLanguage();
  if (!picture) return null;
  const { text: alt, lang } = textIn(pictureText ?? title, language);
  return (
    <FallbackImage
      {...pictureOf(picture)}
      sizes={sizes}
      alt={alt}
      lang={lang}
      width={960}
      height={640}
      className={styles.picture}
      fallback={bay}
    />
  );
}
