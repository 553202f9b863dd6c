import { replacePictures, richText } from '@shop/shared-data/rich-text';
import { RichTextView } from '@shop/shared-ui';
import { pictureSource } from '../../../kit/pictures/pictureSource';

/** Markdown as the publisher turns it into a page. A picture is there before its files are published. */
export const ShownText = ({ markdown, lang }: { markdown: string; lang: 'en' | 'es' }) => (
  <div lang={lang}>
    <RichTextView
      text={replacePictures(richText(markdown), (picture) => ({
        ...picture,
        src: pictureSource(picture.src ?? ''),
      }))}
    />
  </div>
);
