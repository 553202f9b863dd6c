import { EmptyState } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../../layout/SectionHead';
import { queryKeys } from '../../../lists/queryKeys';
import { useRows } from '../../../lists/useRows';
import { PublicationStatus } from '../../../publishing/PublicationStatus';
import { usePublication } from '../../../publishing/usePublication';
import { LoadingState } from '../LoadingState';
import { InstallationForm } from './InstallationForm';
import { InstallationService } from './InstallationService';
import { loadInstallation } from './installationSettings';

/** The page of what the installation of tires costs. */
export function InstallationSettings() {
  const { t } = useTranslation('adminSettings');
  const rows = useRows({
    name: queryKeys.installation,
    load: loadInstallation,
    failure: t('loadFailed'),
  });
  const publication = usePublication('settings');
  const installation = rows.data?.[0];
  return (
    <>
      <SectionHead
        title={t('pages.installation')}
        lead={t('installation.description')}
        status={<PublicationStatus query={publication} />}
      />
      <LoadingState query={rows} failure={t('loadFailed')}>
        {installation ? (
          <>
            <InstallationService settings={installation.rows} />
            <InstallationForm installation={installation} />
          </>
        ) : (
          <EmptyState title={t('empty')} />
        )}
      </LoadingState>
    </>
  );
}
