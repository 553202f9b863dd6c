import { richText } from '@shop/shared-data/rich-text';
import { RichText } from '@shop/shared-ui';

/** Markdown as the publisher turns it into a page. */
export const ShownText = ({ markdown, lang }: { markdown: string; lang: 'en' | 'es' }) => (
  <div lang={lang}>
    <RichText text={richText(markdown)} />
  </div>
);
