import {
  editSettings,
  type SettingsGroup,
  type SettingsInput,
  settingsSchema,
} from '@shop/shared-data/staff';
import { formatPhone } from '@shop/shared-i18n';
import { Button, Cluster, ErrorSummary, TextField, useSchemaForm } from '@shop/shared-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '../../../editing/SaveFailure';
import { useSave } from '../../../editing/useSave';
import { useUnsavedChanges } from '../../../editing/useUnsavedChanges';
import { queryKeys } from '../../../lists/queryKeys';
import styles from './ContactForm.module.css';
import { ContactPreview } from './ContactPreview';
import { type ContactGroup, contactGroups, contactKeys, valuesByKey } from './contactSettings';

const inputTypes: Readonly<Record<string, string>> = { phone: 'tel', email: 'email' };
const required: readonly string[] = [...contactGroups.shop, ...contactGroups.address];
/** The fields of which the label alone is not enough. */
const hinted: readonly string[] = ['phone', ...contactGroups.social, ...contactGroups.videos];

/** The values as the form shows them: a phone number as visitors read it. */
function fieldsOf(contact: SettingsGroup): SettingsInput {
  const { phone, ...values } = valuesByKey(contact);
  return phone === undefined ? values : { ...values, phone: formatPhone(phone) };
}

/** The form of all contact settings, with its preview. It sends what staff changed, and no more. */
export function ContactForm({ contact }: { contact: SettingsGroup }) {
  const { t } = useTranslation('adminSettings');
  const [read, setRead] = useState(contact);
  const keys = contactKeys.filter((key) => read.rows.some((row) => row.key === key));
  const { field, summary, submit, form } = useSchemaForm<SettingsInput>({
    schema: settingsSchema(keys),
    labels: Object.fromEntries(keys.map((key) => [key, t(`names.${key}`)])),
    sentences: { url: t('rules.link'), phone: t('rules.phone') },
    defaultValues: fieldsOf(contact),
    send: (input) => {
      const before = valuesByKey(read);
      const changes = Object.entries(input).filter(([key, value]) => value !== before[key]);
      return saving.submit(Object.fromEntries(changes));
    },
    onInvalid: () => saving.forget(),
  });
  const { isDirty } = form.formState;
  const { reset } = form;
  useUnsavedChanges(form.subscribe);

  const startFrom = (row: SettingsGroup) => {
    setRead(row);
    reset(fieldsOf(row));
  };
  const saving = useSave({
    name: queryKeys.contact,
    read,
    save: editSettings,
    success: t('contact.updated'),
    failure: t('contact.saveFailed'),
    onSaved: startFrom,
    onReload: startFrom,
  });

  // Values that another session saved are shown, unless there is an unsaved change.
  const isBehind = !isDirty && read.updated_at !== contact.updated_at;
  useEffect(() => {
    if (!isBehind) return;
    setRead(contact);
    reset(fieldsOf(contact));
  }, [isBehind, contact, reset]);

  return (
    <>
      <ContactPreview values={form.watch()} />
      <form noValidate method="post" className={styles.form} onSubmit={submit}>
        <SaveFailure saving={saving} failure={t('contact.saveFailed')} />
        <ErrorSummary {...summary} />
        {(Object.keys(contactGroups) as ContactGroup[]).map((group) => (
          <fieldset key={group} className={styles.group}>
            <legend className={styles.title}>{t(`contact.${group}`)}</legend>
            {keys
              .filter((key) => contactGroups[group].some((each) => each === key))
              .map((key) => (
                <TextField
                  key={key}
                  {...field(key)}
                  type={inputTypes[key] ?? 'text'}
                  required={required.includes(key)}
                  hint={hinted.includes(key) ? t(`known.${key}`) : undefined}
                />
              ))}
          </fieldset>
        ))}
        <Cluster>
          <Button type="submit" disabled={!isDirty} busy={saving.busy}>
            {t('contact.save')}
          </Button>
          {isDirty && (
            <Button
              variant="quiet"
              onClick={() => {
                saving.forget();
                startFrom(contact);
              }}
            >
              {t('undoShort')}
            </Button>
          )}
        </Cluster>
      </form>
    </>
  );
}
