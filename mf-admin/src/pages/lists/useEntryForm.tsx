import {
  addEntry,
  type EntryInput,
  editEntry,
  entrySchema,
  type ListEntry,
  type ListName,
  questionSchema,
} from '@shop/shared-data/staff';
import { CheckboxField, TextArea, TextField } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../kit/FieldRow';
import type { ResourceFormDefinition } from '../../kit/ResourceDialog';
import type { ResourceForm } from '../../kit/useResourceForm';
import { queryKeys } from '../../lists/queryKeys';
import { optionalNumber } from '../products/form/optionalNumber';
import { type FieldName, listFields, spanishOf } from './listFields';

const blank: EntryInput = {
  ...{ position: 0, title: '', title_es: '', detail: '', detail_es: '', text: '', text_es: '' },
  ...{ note: '', note_es: '', picture: '', picture_text: '', picture_text_es: '' },
  ...{ second_picture: '', second_picture_text: '', second_picture_text_es: '' },
  ...{ years: null, is_hidden: false },
};

function valuesOf(entry: ListEntry | undefined): EntryInput {
  if (!entry) return blank;
  const { id: _, list: __, updated_at: ___, ...values } = entry;
  return values;
}

/** The labels of the fields of a list. */
export function useFieldLabels(list: ListName): Partial<Record<FieldName, string>> {
  const { t } = useTranslation('adminLists');
  return t(`fields.${list}`, { returnObjects: true });
}

interface FieldProps {
  list: ListName;
  name: FieldName;
  field: ResourceForm<ListEntry | undefined, EntryInput>['field'];
}

/** A field, with the one for Spanish beside it. */
function EntryField({ list, name, field }: FieldProps) {
  const { t } = useTranslation('adminLists');
  if (name === 'years') {
    const limits = { type: 'number', inputMode: 'numeric', min: 1, max: 80 } as const;
    return <TextField {...field(name, optionalNumber)} {...limits} optional />;
  }
  const isAnswer = list === 'questions' && name === 'text';
  const isRequired = name === 'title' || isAnswer;
  const need = isRequired ? { required: true } : { optional: true };
  const spanish = spanishOf(list, name);
  if (!spanish) {
    const hint = name === 'title' ? undefined : t('hints.picture');
    return <TextField {...field(name)} {...need} hint={hint} />;
  }
  if (name !== 'text') {
    return (
      <FieldRow>
        <TextField {...field(name)} {...need} />
        <TextField {...field(spanish)} optional lang="es" />
      </FieldRow>
    );
  }
  // Not interpolated: the hint names the placeholders.
  const hint = isAnswer
    ? t('hints.answer', { interpolation: { skipOnVariables: true } })
    : undefined;
  return (
    <FieldRow>
      <TextArea {...field(name)} {...need} rows={5} hint={hint} />
      <TextArea {...field(spanish)} optional rows={5} lang="es" />
    </FieldRow>
  );
}

export function useEntryForm(list: ListName): ResourceFormDefinition<ListEntry, EntryInput> {
  const { t } = useTranslation('adminLists');
  const labels = useFieldLabels(list);
  return {
    ...t('form', { returnObjects: true }),
    addTitle: t(`lists.${list}.add`),
    name: [...queryKeys.lists, list],
    schema: list === 'questions' ? questionSchema : entrySchema,
    labels: Object.fromEntries([
      ...listFields[list].flatMap((name) => {
        const spanish = spanishOf(list, name);
        const label = labels[name] ?? '';
        if (!spanish) return [[name, label]];
        return [
          [name, t('inEnglish', { field: label })],
          [spanish, t('inSpanish', { field: label })],
        ];
      }),
      ['is_hidden', t('isHidden')],
    ]),
    sentences: t('problems', { returnObjects: true }),
    valuesOf,
    save: (read, input) => (read ? editEntry(read, input) : addEntry(list, input)),
    fields: ({ field }) => (
      <>
        {listFields[list].map((name) => (
          <EntryField key={name} list={list} name={name} field={field} />
        ))}
        <CheckboxField {...field('is_hidden')} />
      </>
    ),
  };
}
