import { DataError } from '@shop/shared-data';
import {
  isForStaff,
  type MessageId,
  type MessageText,
  messagePlaceholdersOf,
} from '@shop/shared-data/message-texts';
import {
  editMessageText,
  type MessageTextInput,
  type MessageTextRow,
  messageTextSchema,
  sendTestMessage,
} from '@shop/shared-data/staff';
import {
  Button,
  ErrorSummary,
  FormStatus,
  Stack,
  TextArea,
  TextField,
  useErrorTranslator,
} from '@shop/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeliveryState } from '../../../kit/delivery/useDeliveryState';
import { SaveButtons } from '../../../kit/forms/SaveButtons';
import { SaveFailure } from '../../../kit/forms/SaveFailure';
import { useAction } from '../../../kit/forms/useAction';
import { useResourceForm } from '../../../kit/forms/useResourceForm';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { useSession } from '../../../shop/session/SessionProvider';
import { MessagePreview } from './MessagePreview';
import styles from './MessageTextForm.module.css';
import { builtInValues, effectiveTexts } from './messageValues';

interface Props {
  id: MessageId;
  language: 'en' | 'es';
  isUnsaved: boolean;
  /** Returns the texts as they are in the form, or undefined after it has marked what is wrong in them. */
  readDraft: () => Promise<MessageText | undefined>;
}

/** Sends the texts to the own address as they are in the form, saved or not. */
function TestButton({ id, language, isUnsaved, readDraft }: Props) {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'messages' });
  const { explainFailure } = useErrorTranslator();
  const hintId = useId();
  const { session } = useSession();
  const delivery = useDeliveryState();
  const email = session.status === 'signedIn' ? session.account.email : '';
  const { run, busy, error } = useAction({
    id: 'messageTexts/test',
    send: async () => {
      const draft = await readDraft();
      if (draft) await sendTestMessage(id, language, draft);
      return draft !== undefined;
    },
    success: (isSent) => (isSent ? t(`test.${delivery}`, { email }) : undefined),
    failure: t('test.failed'),
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
          busy={busy}
          aria-describedby={isUnsaved ? hintId : undefined}
          onClick={() => run()}
        >
          {t(`test.${language}`, { email })}
        </Button>
        {isUnsaved && <p id={hintId}>{t('test.unsaved')}</p>}
      </div>
    </Stack>
  );
}

function PlaceholderList({ id }: { id: MessageId }) {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'messages' });
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>{t('placeholders.title')}</summary>
      <p>{t('placeholders.lead')}</p>
      <dl className={styles.list}>
        {messagePlaceholdersOf(id).map((name) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>
              {name === 'name' && !isForStaff(id)
                ? t('placeholders.customerName')
                : t(`placeholders.${name}`)}
            </dd>
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
  const { t } = useTranslation('adminSettings', { keyPrefix: 'messages' });
  const { id } = row;
  const editing = useResourceForm<MessageTextRow, MessageTextInput>({
    row,
    name: queryKeys.messageTexts,
    schema: messageTextSchema(id),
    labels: t('fields', { returnObjects: true }),
    sentences: { placeholder: t('placeholder') },
    valuesOf: effectiveTexts,
    save: editMessageText,
    success: t('updated'),
    failure: t('saveFailed'),
  });
  const { field, summary, submit, form, isDirty } = editing;
  const values = form.watch();
  const builtIn = builtInValues(id);
  const isBuiltIn = columns.every(
    ({ subject, body }) => values[subject] === builtIn[subject] && values[body] === builtIn[body],
  );
  const readDraft = async (subject: keyof MessageTextInput, body: keyof MessageTextInput) => {
    const isValid = await form.trigger([subject, body], { shouldFocus: true });
    const draft = form.getValues();
    return isValid ? { subject: draft[subject].trim(), body: draft[body].trim() } : undefined;
  };
  const restore = () => {
    for (const { subject, body } of columns) {
      form.setValue(subject, builtIn[subject], { shouldDirty: true });
      form.setValue(body, builtIn[body], { shouldDirty: true });
    }
    form.clearErrors();
  };

  return (
    <form noValidate method="post" className={styles.form} onSubmit={submit}>
      <h3 className={styles.title}>{t(`messages.${id}`)}</h3>
      <PlaceholderList id={id} />
      <SaveFailure form={editing} failure={t('saveFailed')} />
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
            <TestButton
              id={id}
              language={language}
              isUnsaved={isDirty}
              readDraft={() => readDraft(subject, body)}
            />
          </fieldset>
        ))}
      </div>
      <SaveButtons form={editing} label={t('save')}>
        {!isBuiltIn && (
          <Button variant="secondary" onClick={restore}>
            {t('restore')}
          </Button>
        )}
      </SaveButtons>
    </form>
  );
}
