import {
  editSettings,
  type GroupedSettings as GroupRow,
  groupSettings,
  listSettings,
  type Setting,
  type SettingsInput,
  settingsSchema,
} from '@shop/shared-data/staff';
import { ErrorSummary, TextField } from '@shop/shared-ui';
import { useSearchParams } from '@shop/shared-vendor';
import { type ComponentProps, Fragment, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveButtons } from '../../../kit/forms/SaveButtons';
import { SaveFailure } from '../../../kit/forms/SaveFailure';
import { type ResourceForm, useResourceForm } from '../../../kit/forms/useResourceForm';
import { RowChanges } from '../../../kit/history/RowChanges';
import { SectionHead } from '../../../kit/layout/SectionHead';
import { LoadFailure } from '../../../kit/lists/LoadFailure';
import { useRows } from '../../../shop/rows/useRows';
import { LoadingState } from './LoadingState';
import styles from './SettingsGroup.module.css';
import { settingInputType } from './settingInputType';

/** Settings with one form. */
interface Group {
  name: readonly string[];
  /** The texts of the section: `contact.description`. */
  words: 'contact' | 'installation' | 'pictures' | 'promises';
  /** The settings by the title of their fields, in the order of the screen. */
  fieldsets: Readonly<Record<string, readonly string[]>>;
  /** What the form shows of a stored value; by default the value. */
  shown?: (key: string, value: string) => string;
  /** The field of a setting that is no line of text. */
  field?: (form: GroupForm, key: string) => ReactNode;
  /** More attributes of a text field. */
  attributes?: (key: string) => Partial<ComponentProps<typeof TextField>>;
  /** The text fields of which the label alone is not enough. */
  hinted?: readonly string[];
  /** What visitors read with the values of the form. */
  preview?: (values: Readonly<Record<string, string>>) => ReactNode;
}

type GroupForm = ResourceForm<GroupRow, SettingsInput>;

const valuesByKey = ({ rows }: GroupRow): Record<string, string> =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value]));

/** Moves the focus to the field that the address names: `?field=phone`. */
function useAddressedField({ form: { setFocus } }: GroupForm, keys: readonly string[]) {
  const [params] = useSearchParams();
  const asked = params.get('field');
  const key = keys.find((each) => each === asked);
  useEffect(() => {
    if (key) setFocus(key);
  }, [key, setFocus]);
}

/** The form sends what staff changed, and no more. */
function GroupFields({ group, row }: { group: Group; row: GroupRow }) {
  const { t } = useTranslation('adminSettings');
  const { name, words, fieldsets, shown, field, attributes, hinted, preview } = group;
  const keys = row.rows.map(({ key }) => key);
  const failure = t(`${words}.saveFailed`);
  const form = useResourceForm<GroupRow, SettingsInput>({
    row,
    name,
    schema: settingsSchema(keys),
    labels: Object.fromEntries(keys.map((key) => [key, t(`names.${key}` as 'names.phone')])),
    sentences: {
      url: t('rules.link'),
      phone: t('rules.phone'),
      money: t('rules.money'),
      percent: t('rules.percent'),
      position: t('rules.position'),
      year: t('rules.year'),
    },
    valuesOf: (read) =>
      Object.fromEntries(
        Object.entries(valuesByKey(read)).map(([key, value]) => [
          key,
          shown?.(key, value) ?? value,
        ]),
      ),
    save: (read, input, { before }) => {
      const changes = Object.entries(input).filter(([key, value]) => value !== before[key]);
      return editSettings(read, Object.fromEntries(changes));
    },
    success: t(`${words}.updated`),
    failure,
  });
  useAddressedField(form, keys);
  return (
    <>
      {preview?.(form.form.watch())}
      <form noValidate method="post" className={styles.form} onSubmit={form.submit}>
        <SaveFailure form={form} failure={failure} />
        <ErrorSummary {...form.summary} />
        {Object.entries(fieldsets).map(([title, listed]) => (
          <fieldset key={title} className={styles.group}>
            <legend className={styles.title}>{t(`${words}.${title}` as 'contact.shop')}</legend>
            {listed
              .filter((key) => keys.includes(key))
              .map((key) =>
                field ? (
                  <Fragment key={key}>{field(form, key)}</Fragment>
                ) : (
                  <TextField
                    key={key}
                    type={settingInputType(key)}
                    {...form.field(key)}
                    {...attributes?.(key)}
                    hint={hinted?.includes(key) ? t(`known.${key}` as 'known.phone') : undefined}
                  />
                ),
              )}
          </fieldset>
        ))}
        <SaveButtons form={form} label={t(`${words}.save`)} />
      </form>
      <RowChanges
        table="settings"
        ids={row.rows.map(({ id }) => id)}
        form={form}
        fieldsOf={({ value }, { row_id }) => {
          const key = row.rows.find(({ id }) => id === row_id)?.key;
          if (!key || typeof value !== 'string') return {};
          return { [key]: shown?.(key, value) ?? value };
        }}
      />
    </>
  );
}

interface Props {
  group: Group;
  /** What stands above the form. */
  children?: (settings: Setting[]) => ReactNode;
}

/** A section with one form for several settings. */
export function SettingsGroup({ group, children }: Props) {
  const { t } = useTranslation('adminSettings');
  const keys = Object.values(group.fieldsets).flat();
  const rows = useRows({
    name: group.name,
    load: async () => {
      const settings = await listSettings();
      const found = keys.flatMap((key) => settings.find((setting) => setting.key === key) ?? []);
      return found.length > 0 ? [groupSettings(found)] : [];
    },
    failure: t('loadFailed'),
  });
  const row = rows.data?.[0];
  return (
    <>
      <SectionHead lead={t(`${group.words}.description`)} />
      <LoadingState query={rows} failure={t('loadFailed')}>
        {row ? (
          <>
            {children?.(row.rows)}
            <GroupFields group={group} row={row} />
          </>
        ) : (
          // The database has a row of each setting.
          <LoadFailure title={t('loadFailed')} error={undefined} onRetry={rows.refetch} />
        )}
      </LoadingState>
    </>
  );
}
