import { paths, toSlug } from '@shop/shared-contract';
import { type ListName, listServices } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { CheckboxField, SelectField, TextArea, TextField } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../kit/forms/FieldRow';
import { optionalNumber } from '../../kit/forms/numberRules';
import { PictureField } from '../../kit/pictures/PictureField';
import { type PictureDialogs, usePictureDialogs } from '../../kit/pictures/usePictureDialogs';
import { type FieldName, listFields, spanishOf } from '../../shop/entries/listFields';
import { useEntryLabels } from '../../shop/entries/useEntryLabels';
import { serviceName } from '../../shop/names/serviceName';
import { queryKeys } from '../../shop/rows/queryKeys';
import { ArticlePreview } from './article/ArticlePreview';
import type { EntryForm } from './article/entryForm';
import { MarkdownField } from './article/MarkdownField';

interface FieldProps {
  list: ListName;
  name: FieldName;
  form: EntryForm;
  pictures: PictureDialogs;
}

/** Width by height, as pages show the pictures of a list. */
const ASPECTS: Partial<Record<ListName, number>> = {
  jobs: 3 / 2,
  equipment: 8 / 5,
  articles: 16 / 9,
};

/** The service that an entry is about. */
function ServiceField(props: Omit<ComponentProps<typeof SelectField>, 'options'>) {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  const { data = [] } = useQuery({ queryKey: queryKeys.services, queryFn: listServices });
  return (
    <SelectField
      {...props}
      // A select does not show a value whose option comes later.
      key={data.length}
      hint={t('hints.service')}
      options={[
        { value: '', label: t('noService') },
        ...data.map((each) => ({ value: each.id, label: serviceName(each, language) })),
      ]}
    />
  );
}

/** A field, with the one for Spanish beside it. */
function EntryField({ list, name, form, pictures }: FieldProps) {
  const { t } = useTranslation('adminLists');
  const { field } = form;
  if (name === 'years') {
    const limits = { type: 'number', inputMode: 'numeric', min: 1, max: 80 } as const;
    return <TextField {...field(name, optionalNumber)} {...limits} optional />;
  }
  if (name === 'day') return <TextField {...field(name)} type="date" required />;
  if (name === 'author') return <TextField {...field(name)} optional />;
  if (name === 'service') return <ServiceField {...field(name)} />;
  const isAnswer = list === 'questions' && name === 'text';
  const isArticle = list === 'articles';
  const isReview = list === 'reviews';
  // An article needs one in one language.
  const isEither = isArticle && (name === 'title' || name === 'text');
  const isRequired = name === 'title' || isAnswer || isReview;
  const need = isEither ? {} : isRequired ? { required: true } : { optional: true };
  const spanish = spanishOf(list, name);
  if (name === 'picture' || name === 'second_picture') {
    const shown = field(name);
    return (
      <PictureField
        name={shown.label}
        address={form.form.watch(name)}
        onChange={(address) => form.form.setValue(name, address, { shouldDirty: true })}
        aspect={ASPECTS[list] ?? 1}
        dialogs={pictures}
      >
        <TextField {...shown} {...need} hint={t('hints.picture')} />
      </PictureField>
    );
  }
  if (!spanish) return <TextField {...field(name)} {...need} />;
  if (name !== 'text') {
    return (
      <FieldRow>
        <TextField
          {...field(name)}
          {...need}
          hint={isEither ? t('hints.oneLanguage') : undefined}
        />
        <TextField {...field(spanish)} optional={!isEither} lang="es" />
      </FieldRow>
    );
  }
  if (isArticle) {
    return (
      <>
        <FieldRow>
          <MarkdownField form={form} name="text" pictures={pictures} />
          <MarkdownField form={form} name="text_es" pictures={pictures} />
        </FieldRow>
        <ArticlePreview form={form} />
      </>
    );
  }
  // Not interpolated: the hint names the placeholders.
  const answerHint = t('hints.answer', { interpolation: { skipOnVariables: true } });
  const hint = isAnswer ? answerHint : undefined;
  return (
    <FieldRow>
      <TextArea {...field(name)} {...need} hint={hint} />
      <TextArea {...field(spanish)} optional lang="es" hint={hint} />
    </FieldRow>
  );
}

/** An article keeps its address when its title changes, unless staff say so. */
function AddressChoice({ form }: Pick<FieldProps, 'form'>) {
  const { t } = useTranslation('adminLists');
  const [title, spanish, slug] = form.form.watch(['title', 'title_es', 'slug']);
  const { read } = form;
  const next = toSlug(title || spanish, 100);
  if (!read?.slug || !next || next === read.slug) return null;
  return (
    <CheckboxField
      label={t('follow', { address: paths.article(next) })}
      hint={t('hints.follow')}
      checked={slug === ''}
      onChange={({ target }) =>
        form.form.setValue('slug', target.checked ? '' : read.slug, { shouldDirty: true })
      }
    />
  );
}

/** The fields of a list, which all lists share, and their labels. */
export function useEntryFields(list: ListName) {
  const pictures = usePictureDialogs();
  return {
    labels: useEntryLabels(list),
    fields: [
      (form: EntryForm) =>
        listFields[list].map((name) => (
          <EntryField key={name} list={list} name={name} form={form} pictures={pictures} />
        )),
      (form: EntryForm) => <AddressChoice form={form} />,
      'is_hidden' as const,
    ],
    dialog: pictures.dialog,
  };
}
