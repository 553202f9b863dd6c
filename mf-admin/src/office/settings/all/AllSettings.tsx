import { listSettings } from '@shop/shared-data/staff';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../../kit/layout/SectionHead';
import { ListState } from '../../../kit/lists/ListState';
import { usePublication } from '../../../kit/publishing/usePublication';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { useRows } from '../../../shop/rows/useRows';
import styles from './AllSettings.module.css';
import { SettingForm } from './SettingForm';

export function AllSettings() {
  const { t } = useTranslation('adminSettings');
  const rows = useRows({ name: queryKeys.settings, load: listSettings, failure: t('loadFailed') });
  const publication = usePublication('settings');
  const settings = rows.data ?? [];
  return (
    <>
      <SectionHead lead={t('allText')} />
      <ListState
        query={rows}
        found={settings}
        search=""
        onClear={() => {}}
        empty="never"
        failure={t('loadFailed')}
      >
        <ul className={styles.settings}>
          {settings.map((setting) => (
            <li key={setting.id}>
              <SettingForm setting={setting} publication={publication.data} />
            </li>
          ))}
        </ul>
      </ListState>
    </>
  );
}
