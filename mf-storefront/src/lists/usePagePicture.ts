import { type PicturePlace, textIn, useShop } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { pictureOf } from './pictureOf';

/**
 * Returns the attributes of the image in a place: the picture that staff uploaded for it, or the built-in one.
 * @param text what the built-in one shows
 */
export function usePagePicture(place: PicturePlace, builtIn: string, text: string) {
  const { language } = useLanguage();
  const picture = useShop().pagePictures?.[place];
  if (!picture) return { src: builtIn, alt: text };
  const { text: alt, lang } = textIn(picture.text, language);
  return { ...pictureOf(picture.address), alt: alt || text, lang };
}
