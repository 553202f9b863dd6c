import { listReleases } from '@shop/shared-data/staff';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../layout/SectionHead';
import { ListState } from '../../lists/ListState';
import { queryKeys } from '../../lists/queryKeys';
import { useRows } from '../../lists/useRows';
import styles from './ReleasesPage.module.css';
import { RemoteReleases } from './RemoteReleases';

/** The section of the versions that visitors get, with how they fare. Only operators change them. */
export function ReleasesPage() {
  const { t } = useTranslation('adminReleases');
  const query = useRows({
    name: queryKeys.releases,
    load: listReleases,
    failure: t('loadFailed'),
  });
  const found = query.data ?? [];
  return (
    <>
      <SectionHead title={t('title')} lead={t('description')} />
      <ListState
        query={query}
        found={found}
        search=""
        onClear={() => {}}
        empty={t('empty')}
        failure={t('loadFailed')}
      >
        <div className={styles.list}>
          {found.map((report) => (
            <RemoteReleases key={report.remote.name} report={report} />
          ))}
        </div>
      </ListState>
    </>
  );
}
