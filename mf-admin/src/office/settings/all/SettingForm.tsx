import { DataError } from '@shop/shared-data';
import {
  editSetting,
  type Setting,
  type SettingInput,
  settingRule,
  settingSchema,
} from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Button, SelectField, TextField } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '../../../kit/forms/SaveFailure';
import { useResourceForm } from '../../../kit/forms/useResourceForm';
import { RowChanges } from '../../../kit/history/RowChanges';
import { PublicationBadge } from '../../../kit/publishing/PublicationBadge';
import type { PublicationState } from '../../../kit/publishing/publicationState';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { settingInputType } from '../section/settingInputType';
import { type SettingsSectionName, useOpenSection } from '../section/useOpenSection';
import styles from './SettingForm.module.css';

/** The section whose form is easier. */
const easier: readonly (readonly [keys: RegExp, section: SettingsSectionName])[] = [
  [/^(tire_.*|sales_tax)$/, 'installation'],
  [
    /^(shop_name|phone|email|address_.*|map_position|area_served|social_.*|.*_video_url)$/,
    'contact',
  ],
  [/^(opening_year|warranty|roadside_help|sms)$/, 'promises'],
  [/^picture_/, 'pictures'],
  [/^staff_language$/, 'messages'],
];

const choices = { switch: ['on', 'off'], language: ['en', 'es'] } as const;
const choicesOf = (rule: string) =>
  rule === 'switch' || rule === 'language' ? choices[rule] : undefined;

interface Props {
  setting: Setting;
  publication: PublicationState | undefined;
}

export function SettingForm({ setting, publication }: Props) {
  const { t, i18n } = useTranslation('adminSettings');
  const { t: admin } = useTranslation('admin');
  const describe = useDescription();
  const { key } = setting;
  const name = `names.${key}`;
  const isNamed = i18n.exists(name, { ns: 'adminSettings' });
  const rule = settingRule(key);
  const { open, openSection } = useOpenSection();
  const section = easier.find(([keys]) => keys.test(key))?.[1];
  const form = useResourceForm<Setting, SettingInput>({
    row: setting,
    name: queryKeys.settings,
    schema: settingSchema(key),
    labels: { value: key },
    shouldFocusError: true,
    valuesOf: ({ value }) => ({ value }),
    save: editSetting,
    success: t('updated'),
    failure: t('updateFailed'),
  });
  const { field, submit, isInvalid, isDirty, saving, undo } = form;
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
      {!isRefused && <SaveFailure form={form} failure={t('updateFailed')} />}
      {isNamed && <p className={styles.name}>{t(name as 'names.phone')}</p>}
      {options ? (
        <SelectField {...value} options={options} />
      ) : (
        <TextField {...value} type={settingInputType(key)} />
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          size="sm"
          disabled={!isDirty && admin('unchanged')}
          busy={saving.busy}
          aria-label={t('save', { key })}
        >
          {t('saveShort')}
        </Button>
        {isDirty && (
          <Button size="sm" variant="quiet" aria-label={t('undo', { key })} onClick={undo}>
            {t('undoShort')}
          </Button>
        )}
        {section && open === 'all' && (
          <Button size="sm" variant="quiet" onClick={() => openSection(section)}>
            {t('easier', { section: t(`sections.${section}`) })}
          </Button>
        )}
        <PublicationBadge publication={publication} row={setting} />
      </div>
      <RowChanges table="settings" ids={[setting.id]} form={form} />
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
