import type { EntryInput, ListEntry, ListName } from '@shop/shared-data/staff';

export type FieldName =
  | 'title'
  | 'detail'
  | 'text'
  | 'note'
  | 'picture'
  | 'picture_text'
  | 'second_picture'
  | 'second_picture_text'
  | 'years';

/** The fields that each list uses, in the order of the form. */
export const listFields: Record<ListName, readonly FieldName[]> = {
  team: ['title', 'detail', 'text', 'note', 'years', 'picture'],
  jobs: [
    ...(['title', 'text', 'picture', 'picture_text'] as const),
    ...(['second_picture', 'second_picture_text'] as const),
  ],
  equipment: ['title', 'text', 'picture', 'picture_text'],
  certifications: ['title', 'text'],
  questions: ['title', 'text'],
};

type SpanishName = Extract<keyof EntryInput, `${FieldName}_es`>;

/** The field with the same text in Spanish. The name of a person has none. */
export function spanishOf(list: ListName, field: FieldName): SpanishName | undefined {
  if (field === 'picture' || field === 'second_picture' || field === 'years') return undefined;
  return list === 'team' && field === 'title' ? undefined : `${field}_es`;
}

/** The fields whose text pages in Spanish show in English. */
export const untranslated = (entry: ListEntry): FieldName[] =>
  listFields[entry.list].filter((field) => {
    const spanish = spanishOf(entry.list, field);
    return spanish && entry[field] && !entry[spanish];
  });
