import { type MenuPlace, menuKey } from '@shop/shared-data/menu-key';
import { type Language, useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';

interface Labelled {
  label: Record<Language, string>;
  path: string;
}

/** Returns the label of an entry: the one that staff wrote, or that of the remote's release. */
export function useMenuLabel() {
  const { t } = useTranslation('layout');
  const { language } = useLanguage();
  return (place: MenuPlace, { label, path }: Labelled) =>
    t(menuKey(place, path) as 'mainMenu', { defaultValue: label[language] });
}
