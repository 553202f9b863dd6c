import type { ListName } from '@shop/shared-data/staff';
import { useTranslation } from 'react-i18next';
import { type FieldName, listFields, spanishOf } from './listFields';

/** The labels of the fields of a list. */
export function useFieldLabels(list: ListName): Partial<Record<FieldName, string>> {
  const { t } = useTranslation('adminLists');
  return t(`fields.${list}`, { returnObjects: true });
}

/** The labels of the fields of a list, by column, in the order of the form. */
export function useEntryLabels(list: ListName): Readonly<Record<string, string>> {
  const { t } = useTranslation('adminLists');
  const labels = useFieldLabels(list);
  const labelsOf = (name: FieldName): [string, string][] => {
    const spanish = spanishOf(list, name);
    const label = labels[name] ?? '';
    if (!spanish) return [[name, label]];
    return [
      [name, t('inEnglish', { field: label })],
      [spanish, t('inSpanish', { field: label })],
    ];
  };
  return {
    ...Object.fromEntries(listFields[list].flatMap(labelsOf)),
    is_hidden: t('isHidden'),
  };
}
