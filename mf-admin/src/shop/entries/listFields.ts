import {
  type EntryInput,
  type ListEntry,
  type ListName,
  languagesOf,
} from '@shop/shared-data/staff';

export type FieldName =
  | 'title'
  | 'detail'
  | 'text'
  | 'note'
  | 'picture'
  | 'second_picture'
  | 'years'
  | 'author'
  | 'service'
  | 'day';

/** The fields that each list uses, in the order of the form. */
export const listFields: Record<ListName, readonly FieldName[]> = {
  team: ['title', 'detail', 'text', 'note', 'years', 'picture'],
  jobs: ['title', 'text', 'service', 'picture', 'second_picture'],
  equipment: ['title', 'text', 'picture'],
  certifications: ['title', 'text'],
  reviews: ['title', 'text', 'detail'],
  questions: ['title', 'text', 'service'],
  articles: ['title', 'detail', 'text', 'note', 'service', 'author', 'day', 'picture'],
};

type SpanishName = Extract<keyof EntryInput, `${FieldName}_es`>;

const withoutLanguage: readonly FieldName[] = [
  ...(['picture', 'second_picture', 'years', 'author', 'service', 'day'] as const),
];

/** The field with the same text in Spanish. The name of a person has none. */
export function spanishOf(list: ListName, field: FieldName): SpanishName | undefined {
  const isName = (list === 'team' || list === 'reviews') && field === 'title';
  return isName || withoutLanguage.includes(field) ? undefined : (`${field}_es` as SpanishName);
}

/** The fields whose text pages in Spanish show in English. */
export function untranslated(entry: ListEntry): FieldName[] {
  if (entry.list === 'articles' && !languagesOf(entry).includes('es')) return [];
  return listFields[entry.list].filter((field) => {
    const spanish = spanishOf(entry.list, field);
    return spanish && entry[field] && !entry[spanish];
  });
}
