import { listSettings } from '@shop/shared-data';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../lists/queryKeys';
import { useRows } from '../../../lists/useRows';
import { SettingForm } from '../all/SettingForm';
import { LoadingState } from '../LoadingState';

/** The language of the mails to the shop itself: one of the settings. */
export function StaffLanguage() {
  const { t } = useTranslation('adminSettings');
  const rows = useRows({ name: queryKeys.settings, load: listSettings, failure: t('loadFailed') });
  const setting = rows.data?.find(({ key }) => key === 'staff_language');
  return (
    <LoadingState query={rows} failure={t('loadFailed')}>
      {setting && <SettingForm key={setting.id} setting={setting} publication={undefined} />}
    </LoadingState>
  );
}
