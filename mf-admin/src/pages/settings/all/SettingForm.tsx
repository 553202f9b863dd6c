import { DataError } from '@shop/shared-data';
import {
  editSetting,
  type Setting,
  type SettingInput,
  settingRule,
  settingSchema,
} from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Button, SelectField, TextField, useSchemaForm } from '@shop/shared-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '../../../editing/SaveFailure';
import { useSave } from '../../../editing/useSave';
import { useUnsavedChanges } from '../../../editing/useUnsavedChanges';
import { queryKeys } from '../../../lists/queryKeys';
import { PublicationBadge } from '../../../publishing/PublicationBadge';
import type { PublicationState } from '../../../publishing/publicationState';
import { useAffectedBookings } from '../affected/useAffectedBookings';
import styles from './SettingForm.module.css';

/** Whether a saved setting changes rows of the schedule. */
const isOfSchedule = (key: string) => /^(bays|closures|hours_.*)$/.test(key);

const choices = { switch: ['on', 'off'], language: ['en', 'es'] } as const;
const choicesOf = (rule: string) =>
  rule === 'switch' || rule === 'language' ? choices[rule] : undefined;

interface Props {
  setting: Setting;
  publication: PublicationState | undefined;
}

export function SettingForm({ setting, publication }: Props) {
  const { t, i18n } = useTranslation('adminSettings');
  const describe = useDescription();
  const affected = useAffectedBookings();
  const { key } = setting;
  const name = `names.${key}`;
  const isNamed = i18n.exists(name, { ns: 'adminSettings' });
  const rule = settingRule(key);
  const [read, setRead] = useState(setting);
  const { field, submit, isInvalid, form } = useSchemaForm({
    schema: settingSchema(key),
    labels: { value: key },
    defaultValues: { value: setting.value },
    shouldFocusError: true,
    send: (input: SettingInput) => saving.submit(input),
  });
  const { isDirty } = form.formState;
  const { reset } = form;
  useUnsavedChanges(form.subscribe);

  const startFrom = (row: Setting) => {
    setRead(row);
    reset({ value: row.value });
  };
  const saving = useSave({
    name: queryKeys.settings,
    read,
    save: editSetting,
    confirm: async ({ value }) =>
      !isOfSchedule(key) || affected.confirm({ settings: { [key]: value } }),
    success: t('updated'),
    failure: t('updateFailed'),
    onSaved: startFrom,
    onReload: startFrom,
  });

  // A version that another session saved is shown, unless there is an unsaved change.
  const isBehind = !isDirty && read.updated_at !== setting.updated_at;
  useEffect(() => {
    if (!isBehind) return;
    setRead(setting);
    reset({ value: setting.value });
  }, [isBehind, setting, reset]);

  const { error } = saving;
  const isRefused = isInvalid || (error instanceof DataError && error.kind === 'invalid');
  const value = {
    ...field('value'),
    id: setting.id,
    hint: describe(setting),
    error: isRefused ? t(`rules.${rule}`) : undefined,
  };
  const options = choicesOf(rule)?.map((choice) => ({
    value: choice,
    label: t(`choices.${choice}`),
  }));
  return (
    <form noValidate method="post" className={styles.setting} onSubmit={submit}>
      {!isRefused && <SaveFailure saving={saving} failure={t('updateFailed')} />}
      {affected.dialog}
      {isNamed && <p className={styles.name}>{t(name as 'names.phone')}</p>}
      {options ? <SelectField {...value} options={options} /> : <TextField {...value} />}
      <div className={styles.actions}>
        <Button
          type="submit"
          size="sm"
          disabled={!isDirty}
          busy={saving.busy}
          aria-label={t('save', { key })}
        >
          {t('saveShort')}
        </Button>
        {isDirty && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('undo', { key })}
            onClick={() => {
              saving.forget();
              startFrom(setting);
            }}
          >
            {t('undoShort')}
          </Button>
        )}
        <PublicationBadge publication={publication} updatedAt={setting.updated_at} />
      </div>
    </form>
  );
}

/** Describes settings. The database has an English text; the dictionary translates the known keys. */
function useDescription() {
  const { t, i18n } = useTranslation('adminSettings');
  const { language } = useLanguage();
  return ({ key, description }: Setting) => {
    const name = `known.${key}`;
    const isTranslated = language !== 'en' && i18n.exists(name, { ns: 'adminSettings' });
    return isTranslated ? t(name as 'known.phone') : description;
  };
}
