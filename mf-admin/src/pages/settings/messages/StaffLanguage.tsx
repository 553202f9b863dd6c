import { listSettings } from '@shop/shared-data';
import { useTranslate } from '@shop/shared-i18n';
import { queryKeys } from '../../../lists/queryKeys';
import { useRows } from '../../../lists/useRows';
import { SettingForm } from '../all/SettingForm';
import { LoadingState } from '../LoadingState';
import { settingsLocales } from '../locales/settingsLocales';

/** The language of the mails to the shop itself: one of the settings. */
export function StaffLanguage() {
  const t = useTranslate(settingsLocales);
  const rows = useRows({ name: queryKeys.settings, load: listSettings, failure: t('loadFailed') });
  const setting = rows.data?.find(({ key }) => key === 'staff_language');
  return (
    <LoadingState query={rows} failure={t('loadFailed')}>
      {setting && <SettingForm key={setting.id} setting={setting} publication={undefined} />}
    </LoadingState>
  );
}
