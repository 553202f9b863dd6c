import { listSettings } from '@shop/shared-data';
import { useMessages } from '@shop/shared-i18n';
import { SectionHead } from '../../layout/SectionHead';
import { ResultState } from '../../lists/ResultState';
import { useRows } from '../../lists/useRows';
import { settingsMessages } from './messages/settingsMessages';
import { SettingForm } from './SettingForm';
import styles from './SettingsPage.module.css';

/** The facts of the shop, one form each. */
export function SettingsPage() {
  const t = useMessages(settingsMessages);
  const rows = useRows({ name: ['settings'], load: listSettings, failure: t('loadFailed') });
  const settings = rows.data ?? [];
  return (
    <>
      <SectionHead title={t('title')} lead={t('description')} />
      <ResultState
        query={rows}
        found={settings}
        search=""
        onClear={() => {}}
        empty={t('empty')}
        failure={t('loadFailed')}
      >
        <ul className={styles['settings']}>
          {settings.map((setting) => (
            <li key={setting.id}>
              <SettingForm setting={setting} />
            </li>
          ))}
        </ul>
      </ResultState>
    </>
  );
}
