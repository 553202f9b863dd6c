import { type PublishedText, textIn } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { FallbackImage } from '@shop/shared-ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import bay from '../pictures/workshop-bay.svg';
import { drawingOf, pictureOf } from './pictureOf';

interface Props
  extends Omit<ComponentProps<typeof FallbackImage>, 'src' | 'alt' | 'fallback' | 'title'> {
  picture: string | undefined;
  /** What staff wrote of an uploaded picture. */
  text: PublishedText | undefined;
  /** Of the entry; the alternative text where staff have written none. */
  title: PublishedText;
}

/** What the picture of an entry shows. For a built-in one it is a translation. */
export function usePictureText({
  picture,
  text,
  title,
}: Pick<Props, 'picture' | 'text' | 'title'>): ReturnType<typeof textIn> {
  const { t, i18n } = useTranslation('drawings');
  const { language } = useLanguage();
  const drawing = drawingOf(picture);
  const isDescribed = drawing !== undefined && i18n.exists(drawing, { ns: 'drawings' });
  return isDescribed ? { text: t(drawing as 'before-1') } : textIn(text ?? title, language);
}

export function EntryPicture({ picture, text, title, ...image }: Props) {
  const { text: alt, lang } = usePictureText({ picture, text, title });
  return <FallbackImage {...image} {...pictureOf(picture)} alt={alt} lang={lang} fallback={bay} />;
}
