import {
  editSettings,
  type SettingsGroup,
  type SettingsInput,
  settingsSchema,
} from '@shop/shared-data/staff';
import { Button, Cluster, ErrorSummary, TextField, useSchemaForm } from '@shop/shared-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '../../../editing/SaveFailure';
import { useSave } from '../../../editing/useSave';
import { useUnsavedChanges } from '../../../editing/useUnsavedChanges';
import { queryKeys } from '../../../lists/queryKeys';
import styles from '../contact/ContactForm.module.css';
import { valuesByKey } from '../contact/contactSettings';
import { InstallationPricesPreview } from './InstallationPricesPreview';
import {
  type InstallationPriceGroup,
  installationPriceGroups,
  installationPriceKeys,
} from './installationPrices';

/** The fields of which the label alone is not enough. */
const hinted: readonly string[] = ['tire_state_fee', 'sales_tax'];

/** The form of what the installation of tires costs, with an example. It sends what staff changed. */
export function InstallationPricesForm({ prices }: { prices: SettingsGroup }) {
  const { t } = useTranslation('adminSettings');
  const [read, setRead] = useState(prices);
  const keys = installationPriceKeys.filter((key) => read.rows.some((row) => row.key === key));
  const { field, summary, submit, form } = useSchemaForm<SettingsInput>({
    schema: settingsSchema(keys),
    labels: Object.fromEntries(keys.map((key) => [key, t(`names.${key}`)])),
    sentences: { money: t('rules.money'), percent: t('rules.percent') },
    defaultValues: valuesByKey(prices),
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
    reset(valuesByKey(row));
  };
  const saving = useSave({
    name: queryKeys.installationPrices,
    read,
    save: editSettings,
    success: t('installationPrices.updated'),
    failure: t('installationPrices.saveFailed'),
    onSaved: startFrom,
    onReload: startFrom,
  });

  // Values that another session saved are shown, unless there is an unsaved change.
  const isBehind = !isDirty && read.updated_at !== prices.updated_at;
  useEffect(() => {
    if (!isBehind) return;
    setRead(prices);
    reset(valuesByKey(prices));
  }, [isBehind, prices, reset]);

  return (
    <>
      <InstallationPricesPreview values={form.watch()} />
      <form noValidate method="post" className={styles.form} onSubmit={submit}>
        <SaveFailure saving={saving} failure={t('installationPrices.saveFailed')} />
        <ErrorSummary {...summary} />
        {(Object.keys(installationPriceGroups) as InstallationPriceGroup[]).map((group) => (
          <fieldset key={group} className={styles.group}>
            <legend className={styles.title}>{t(`installationPrices.${group}`)}</legend>
            {keys
              .filter((key) => installationPriceGroups[group].some((each) => each === key))
              .map((key) => (
                <TextField
                  key={key}
                  {...field(key)}
                  inputMode="decimal"
                  required
                  hint={hinted.includes(key) ? t(`known.${key}`) : undefined}
                />
              ))}
          </fieldset>
        ))}
        <Cluster>
          <Button type="submit" disabled={!isDirty} busy={saving.busy}>
            {t('installationPrices.save')}
          </Button>
          {isDirty && (
            <Button
              variant="quiet"
              onClick={() => {
                saving.forget();
                startFrom(prices);
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
