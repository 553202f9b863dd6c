import { settingRule } from '@shop/shared-data/staff';
import { SelectField, TextField } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { SettingsGroup } from '../section/SettingsGroup';
import { PromiseList } from './PromiseList';

/** The settings that decide what the site promises. */
const fieldsets = {
  shop: ['opening_year', 'warranty', 'roadside_help'],
  messages: ['sms'],
} as const;

export function PromisesSettings() {
  const { t } = useTranslation('adminSettings');
  const options = (['on', 'off'] as const).map((value) => ({
    value,
    label: t(`choices.${value}`),
  }));
  return (
    <SettingsGroup
      group={{
        name: queryKeys.promises,
        words: 'promises',
        fieldsets,
        field: ({ field }, key) => {
          const attributes = { ...field(key), hint: t(`known.${key}` as 'known.warranty') };
          return settingRule(key) === 'switch' ? (
            <SelectField {...attributes} options={options} />
          ) : (
            <TextField {...attributes} inputMode="numeric" />
          );
        },
        preview: (values) => <PromiseList values={values} />,
      }}
    />
  );
}
