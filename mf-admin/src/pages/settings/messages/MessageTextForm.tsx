import { DataError } from '@shop/shared-data';
import { type MessageId, placeholdersOf } from '@shop/shared-data/message-texts';
import {
  editMessageText,
  type MessageTextInput,
  type MessageTextRow,
  messageTextSchema,
  sendTestMessage,
} from '@shop/shared-data/staff';
import {
  Button,
  Cluster,
  ErrorSummary,
  FormStatus,
  notify,
  Stack,
  TextArea,
  TextField,
  useErrorTranslator,
  useSchemaForm,
} from '@shop/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '../../../editing/SaveFailure';
import { useSave } from '../../../editing/useSave';
import { useUnsavedChanges } from '../../../editing/useUnsavedChanges';
import { queryKeys } from '../../../lists/queryKeys';
import { useSession } from '../../../session/SessionProvider';
import { MessagePreview } from './MessagePreview';
import styles from './MessageTextForm.module.css';
import { builtInValues, effectiveTexts } from './messageValues';

interface Props {
  id: MessageId;
  language: 'en' | 'es';
  /** The test message is sent as saved, without these changes. */
  isUnsaved: boolean;
}

const outcome = notify.outcome('messageTexts/test');

function TestButton({ id, language, isUnsaved }: Props) {
  const { t } = useTranslation('adminMessageTexts');
  const { explainFailure } = useErrorTranslator();
  const hintId = useId();
  const { session } = useSession();
  const email = session.status === 'signedIn' ? session.account.email : '';
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendTestMessage(id, language),
    onSuccess: () => outcome.succeeded(t('test.sent', { email })),
    onError: () => outcome.failed(t('test.failed')),
  });
  const isTooOften = error instanceof DataError && error.kind === 'rateLimited';
  return (
    <Stack>
      {error && (
        <FormStatus tone="error" title={t('test.failed')}>
          {isTooOften ? t('test.tooMany') : explainFailure(error)}
        </FormStatus>
      )}
      <div>
        <Button
          size="sm"
          variant="secondary"
          busy={isPending}
          disabled={isUnsaved}
          aria-describedby={isUnsaved ? hintId : undefined}
          onClick={() => mutate()}
        >
          {t(`test.${language}`, { email })}
        </Button>
        {isUnsaved && <p id={hintId}>{t('test.saveFirst')}</p>}
      </div>
    </Stack>
  );
}

function PlaceholderList({ id }: { id: MessageId }) {
  const { t } = useTranslation('adminMessageTexts');
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>{t('placeholders.title')}</summary>
      <p>{t('placeholders.lead')}</p>
      <dl className={styles.list}>
        {placeholdersOf(id).map((name) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{t(`placeholders.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const columns = [
  { language: 'en', subject: 'subject', body: 'body' },
  { language: 'es', subject: 'subject_es', body: 'body_es' },
] as const;

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
    defaultValues: effectiveTexts(row),
    send: (input) => saving.submit(input),
    onInvalid: () => saving.forget(),
  });
  const { isDirty } = form.formState;
  const { reset } = form;
  useUnsavedChanges(form.subscribe);

  const startFrom = (version: MessageTextRow) => {
    setRead(version);
    reset(effectiveTexts(version));
  };
  const saving = useSave({
    name: queryKeys.messageTexts,
    read,
    save: editMessageText,
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
    reset(effectiveTexts(row));
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
