import { richText } from '@shop/shared-data/rich-text';
import { RichTextView } from '@shop/shared-ui';

/** Markdown as the publisher turns it into a page. */
export const ShownText = ({ markdown, lang }: { markdown: string; lang: 'en' | 'es' }) => (
  <div lang={lang}>
    <RichTextView text={richText(markdown)} />
  </div>
);
