import type { PublishedText } from '@shop/shared-contract';
import { type Language, useLanguage } from '@shop/shared-i18n';

/** Returns the text in a language, or the English one with its language. */
export function textIn(
  text: PublishedText | undefined,
  language: Language,
): { text: string; lang?: Language } {
  const own = text?.[language];
  return own || !text ? { text: own ?? '' } : { text: text.en, lang: 'en' };
}

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
