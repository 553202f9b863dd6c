import { type PublishedService, textIn } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';

/**
 * Returns what is done: what staff wrote, or the built-in text for a service of a new shop; undefined where there is
 * neither.
 */
export function useServiceText({
  id,
  description,
}: PublishedService): ReturnType<typeof textIn> | undefined {
  const { t, i18n } = useTranslation('service');
  const { language } = useLanguage();
  if (description) return textIn(description, language);
  const isBuiltIn = i18n.exists(`texts.${id}`, { ns: 'service' });
  return isBuiltIn ? { text: t(`texts.${id as 'oil-change'}`) } : undefined;
}
