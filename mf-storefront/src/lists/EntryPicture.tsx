import { type PublishedText, textIn } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { FallbackImage } from '@shop/shared-ui';
import type { ComponentProps } from 'react';
import bay from '../pictures/workshop-bay.svg';
import { pictureOf } from './pictureOf';

interface Props extends Omit<ComponentProps<typeof FallbackImage>, 'src' | 'alt' | 'fallback'> {
  picture: string | undefined;
  alt: PublishedText | undefined;
}

export function EntryPicture({ picture, alt, ...image }: Props) {
  const { language } = useLanguage();
  const { text, lang } = textIn(alt, language);
  return <FallbackImage {...image} {...pictureOf(picture)} alt={text} lang={lang} fallback={bay} />;
}
