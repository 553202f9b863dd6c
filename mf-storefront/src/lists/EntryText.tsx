import { type PublishedText, textIn } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';

interface Props {
  of: PublishedText | undefined;
  /** Replaces placeholders. */
  fill?: (text: string) => string;
}

/** A text of an entry in the page's language. The English one is marked, so that screen readers pronounce it. */
export function EntryText({ of, fill = (text) => text }: Props) {
  const { language } = useLanguage();
  const { text, lang } = textIn(of, language);
  return <span lang={lang}>{fill(text)}</span>;
}
