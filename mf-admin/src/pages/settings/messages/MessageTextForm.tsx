import {
  editMessageText,
  type MessageTextInput,
  type MessageTextRow,
  messageTextSchema,
} from '@shop/shared-data/staff';
import { Button, Cluster, ErrorSummary, TextArea, TextField, useSchemaForm } from '@shop/shared-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '../../../editing/SaveFailure';
import { useSave } from '../../../editing/useSave';
import { useUnsavedChanges } from '../../../editing/useUnsavedChanges';
import { queryKeys } from '../../../lists/queryKeys';
import { MessagePreview } from './MessagePreview';
import styles from './MessageTextForm.module.css';
import { builtInValues, valuesOf } from './messageValues';
import { PlaceholderList } from './PlaceholderList';
import { TestButton } from './TestButton';

/** The languages with the names of their fields. */
const columns = [
  { language: 'en', subject: 'subject', body: 'body' },
  { language: 'es', subject: 'subject_es', body: 'body_es' },
] as const;

const save = (read: MessageTextRow | undefined, input: MessageTextInput) => {
  if (!read) throw new Error('Only existing messages are edited');
  return editMessageText(read, input);
};

/** The form of one message: English and Spanish side by side, each with its preview and its test. */
export function MessageTextForm({ row }: { row: MessageTextRow }) {
  const { t } = useTranslation('adminMessageTexts');
  const [read, setRead] = useState(row);
  const { id } = read;
  const { field, summary, submit, form } = useSchemaForm<MessageTextInput>({
    schema: messageTextSchema(id),
    labels: {
      subject: t('fields.subject'),
      body: t('fields.body'),
      subject_es: t('fields.subject_es'),
      body_es: t('fields.body_es'),
    },
    sentences: { placeholder: t('placeholder') },
    defaultValues: valuesOf(row),
    send: (input) => saving.submit(input),
    onInvalid: () => saving.forget(),
  });
  const { isDirty } = form.formState;
  const { reset } = form;
  useUnsavedChanges(form.subscribe);

  const startFrom = (version: MessageTextRow) => {
    setRead(version);
    reset(valuesOf(version));
  };
  const saving = useSave({
    name: queryKeys.messageTexts,
    read,
    save,
    success: t('updated'),
    failure: t('saveFailed'),
    onSaved: startFrom,
    onReload: startFrom,
  });

  // Texts that another session saved are shown, unless there is an unsaved change.
  const isBehind = !isDirty && read.updated_at !== row.updated_at;
  useEffect(() => {
    if (!isBehind) return;
    setRead(row);
    reset(valuesOf(row));
  }, [isBehind, row, reset]);

  const values = form.watch();
  const builtIn = builtInValues(id);
  const isBuiltIn = columns.every(
    ({ subject, body }) => values[subject] === builtIn[subject] && values[body] === builtIn[body],
  );
  const restore = () => {
    for (const { subject, body } of columns) {
      form.setValue(subject, builtIn[subject], { shouldDirty: true });
      form.setValue(body, builtIn[body], { shouldDirty: true });
    }
    form.clearErrors();
  };

  return (
    <form noValidate method="post" className={styles.form} onSubmit={submit}>
      <h2 className={styles.title}>{t(`messages.${id}`)}</h2>
      <PlaceholderList id={id} />
      <SaveFailure saving={saving} failure={t('saveFailed')} />
      <ErrorSummary {...summary} />
      <div className={styles.columns}>
        {columns.map(({ language, subject, body }) => (
          <fieldset key={language} className={styles.column}>
            <legend className={styles.title}>{t(`languages.${language}`)}</legend>
            <TextField {...field(subject)} lang={language} />
            <TextArea {...field(body)} lang={language} hint={t('fields.bodyHint')} />
            <MessagePreview
              id={id}
              language={language}
              texts={{ subject: values[subject], body: values[body] }}
            />
            <TestButton id={id} language={language} isUnsaved={isDirty} />
          </fieldset>
        ))}
      </div>
      <Cluster>
        <Button type="submit" disabled={!isDirty} busy={saving.busy}>
          {t('save')}
        </Button>
        {isDirty && (
          <Button
            variant="quiet"
            onClick={() => {
              saving.forget();
              startFrom(row);
            }}
          >
            {t('undo')}
          </Button>
        )}
        {!isBuiltIn && (
          <Button variant="secondary" onClick={restore}>
            {t('restore')}
          </Button>
        )}
      </Cluster>
    </form>
  );
}
